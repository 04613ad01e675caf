import { decks, errorsOf, home, jane, refuses, type Row } from "../../../test/contentCheck";
import { set, validFiles } from "../../../test/contentFiles";

const janeText = (what: string, text: string, found: string): Row => [
  what,
  (files) => set(files, jane, "text", text),
  `Testimonial “jane-d” › Words ${found} (data/testimonials/jane-d.json, text)`,
];

const beyond: Row[] = [
  janeText(
    "a very long text",
    "Lorem ipsum dolor ".repeat(3000),
    "has 54,000 characters, and a text may have at most 10,000; make it shorter",
  ),
  [
    "a very long reference",
    (files) => set(files, jane, "project", "Lorem ipsum dolor ".repeat(3000)),
    "Testimonial “jane-d” › Project has 54,000 characters, and a text may have at most 10,000; make it shorter (data/testimonials/jane-d.json, project)",
  ],
  [
    "a very long picture name",
    (files) => set(files, decks, "hero.picture.file", `images/${"a".repeat(100_000)}.jpg`),
    "Service page “decks” › Top of the page › Picture › File has 100,011 characters, and a text may have at most 10,000; make it shorter (data/services/decks.json, hero › picture › file)",
  ],
  [
    "a very long text in an unknown field",
    (files) => set(files, jane, "note", "a".repeat(10_001)),
    "Testimonial “jane-d” › Note has 10,001 characters, and a text may have at most 10,000; make it shorter (data/testimonials/jane-d.json, note)",
  ],
  [
    "a very long list",
    (files) => set(files, home, "faqs.list", Array(100_000).fill("")),
    "Home page › FAQs › List of questions is a list with 100,000 items, and a list may have at most 1,000; remove some (data/pages/home.json, faqs › list)",
  ],
  [
    "a very long field name",
    (files) => set(files, jane, "a".repeat(100_000), 5),
    `Testimonial “jane-d”: holds a field whose name has 100,000 characters, "${"a".repeat(100)}…"; remove it (data/testimonials/jane-d.json)`,
  ],
  [
    "a very long field name in a group",
    (files) => set(files, home, `seo.${"a".repeat(101)}`, 5),
    `Home page › Search results holds a field whose name has 101 characters, "${"a".repeat(100)}…"; remove it (data/pages/home.json, seo)`,
  ],
];

const unseen: Row[] = [
  janeText(
    "a control character",
    "Call us.\u001b[2J",
    'holds a character that cannot be shown, U+001B, after "Call us."; remove it',
  ),
  janeText(
    "a NUL at the beginning",
    "\u0000Call us.",
    "holds a character that cannot be shown, U+0000, at its beginning; remove it",
  ),
  janeText(
    "a control character from U+0080 to U+009F",
    "Call\u009bus.",
    'holds a character that cannot be shown, U+009B, after "Call"; remove it',
  ),
  janeText(
    "half of a character",
    "Great! \ud83d",
    'holds a character that cannot be shown, U+D83D, after "Great!"; remove it',
  ),
  ...["\u200b", "\u00ad\u200d", "\u2800 \u3164", "\ufeff\u200b", "\ufe0f"].map((text) =>
    janeText(
      `a text of nothing but ${JSON.stringify(text)}`,
      text,
      "holds only invisible characters; write some text, or leave it empty",
    ),
  ),
  [
    "an invisible optional text",
    (files) => set(files, "site.json", "allServicesText", "\u200b"),
    "The business › Line below the first link of the Services menu holds only invisible characters; write some text, or leave it empty (data/site.json, allServicesText)",
  ],
  [
    "a field name that would clear the terminal",
    (files) => set(files, jane, "\u001b[2J", "x"),
    'Testimonial “jane-d”: holds a field whose name has a character that cannot be shown, "\\u001b[2J"; remove it (data/testimonials/jane-d.json)',
  ],
];

describe("the limits of content", () => {
  refuses(beyond);
  refuses(unseen);

  it.each([
    ["the longest text", "a".repeat(10_000)],
    ["line breaks and tabs", "One\n\n\tTwo\r\nThree"],
    [
      "letters of other languages, emoji and their joiners",
      "Zoë 写真 שלום 👩‍🔧 ❤️ \u00adsoft\u00a0space",
    ],
  ])("allows %s", (_what, text) => {
    const files = validFiles();
    set(files, jane, "text", text);
    expect(errorsOf(files)).toEqual([]);
  });

  it("hide the file from all other rules", () => {
    const files = validFiles();
    set(files, jane, "text", "a".repeat(10_001));
    set(files, jane, "rating", 9);
    set(files, jane, "project", "nowhere");
    expect(errorsOf(files)).toHaveLength(1);
  });
});

describe("a sentence", () => {
  refuses([
    [
      "a name with control characters, and escapes them",
      (files) => set(files, jane, "project", "blue\u202ecape\nporch"),
      'Testimonial “jane-d name” › Project is "blue\\u202ecape\\u000aporch", and there is no such project; used by: Testimonial “jane-d name” (data/testimonials/jane-d.json, project)',
    ],
    [
      "a long name, and quotes only its beginning",
      (files) => set(files, jane, "project", "porch".repeat(1000)),
      `Testimonial “jane-d name” › Project is "${"porch".repeat(20)}…", and there is no such project; used by: Testimonial “jane-d name” (data/testimonials/jane-d.json, project)`,
    ],
  ]);
});
