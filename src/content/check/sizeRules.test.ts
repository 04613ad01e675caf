import { accepts, decks, home, jane, refuses, type Refusals } from "../../../test/contentCheck";
import { set } from "../../../test/contentFiles";

const project = 'Testimonial “jane-d name” › Project is "';
const noProject = `", but there is no such project; used by: Testimonial “jane-d name” (data/testimonials/jane-d.json, project)`;

const janeTexts = (texts: Readonly<Record<string, string>>): Refusals =>
  Object.fromEntries(
    Object.entries(texts).map(([found, text]) => [
      `Testimonial “jane-d” › Words ${found} (data/testimonials/jane-d.json, text)`,
      (files) => set(files, jane, "text", text),
    ]),
  );

describe("the limits of content", () => {
  refuses({
    ...janeTexts({
      'contains a character that cannot be shown, U+001B, after "Call us."; remove it':
        "Call us.\u001b[2J",
      "contains a character that cannot be shown, U+0000, at its beginning; remove it":
        "\u0000Call us.",
      'contains a character that cannot be shown, U+009B, after "Call"; remove it': "Call\u009bus.",
      'contains “�”, U+FFFD, after "Call us at Zo", where a character was lost; type the character again':
        "Call us at Zo\ufffd’s.",
      'contains a character that cannot be shown, U+D83D, after "Great!"; remove it':
        "Great! \ud83d",
    }),
    "Service page “decks” › Top of the page › Picture › File has 100,011 characters, but a text may have at most 10,000; make it shorter (data/services/decks.json, hero › picture › file)":
      (files) => set(files, decks, "hero.picture.file", `images/${"a".repeat(100_000)}.jpg`),
    "Testimonial “jane-d” › Note has 10,001 characters, but a text may have at most 10,000; make it shorter (data/testimonials/jane-d.json, note)":
      (files) => set(files, jane, "note", "a".repeat(10_001)),
    "Home page › Questions › List of questions is a list with 100,000 items, but a list may have at most 1,000; remove some (data/pages/home.json, faqs › list)":
      (files) => set(files, home, "faqs.list", Array(100_000).fill("")),
    [`Home page › Search results contains a field whose name has 101 characters, "${"a".repeat(80)}…"; remove it (data/pages/home.json, seo)`]:
      (files) => set(files, home, `seo.${"a".repeat(101)}`, 5),
    'Testimonial “jane-d”: contains a field whose name has a character that cannot be shown, "\\u001b[2J"; remove it (data/testimonials/jane-d.json)':
      (files) => set(files, jane, "\u001b[2J", "x"),
    // A file beyond the limits has only this error: no other rule reads the file.
    "Testimonial “jane-d” › Words has 10,001 characters, but a text may have at most 10,000; make it shorter (data/testimonials/jane-d.json, text)":
      (files) => {
        set(files, jane, "text", "a".repeat(10_001));
        set(files, jane, "rating", 9);
        set(files, jane, "project", "nowhere");
      },
  });

  describe.each([
    "\u200b",
    "\uf0b7\ufffc",
    "\u0085",
    "\u00ad\u200d",
    "\u2800 \u3164",
    "\ufeff\u200b",
    "\ufe0f",
  ])("text of nothing but %j", (text) => {
    const invisible = "contains only invisible characters; write some text, or leave it empty";
    refuses({
      ...janeTexts({ [invisible]: text }),
      [`The business › Line below the first link of the Services menu ${invisible} (data/site.json, allServicesText)`]:
        (files) => set(files, "site.json", "allServicesText", text),
    });
  });

  accepts({
    "the longest text": (files) => set(files, jane, "text", "a".repeat(10_000)),
    "line breaks and tabs": (files) => set(files, jane, "text", "One\n\n\tTwo\r\nThree"),
    "line breaks of other systems": (files) =>
      set(files, jane, "text", "One\vTwo\u0085Three\fFour"),
    "letters of other languages, emoji and their joiners": (files) =>
      set(files, jane, "text", "Zoë 写真 שלום 👩‍🔧 ❤️ \u00adsoft\u00a0space"),
  });
});

// A sentence escapes control characters, and quotes only the beginning of a long name.
refuses({
  "Testimonial “\\u2066Jo”: may have only lowercase letters a to z, digits and hyphens in its name; call it jo.json (data/testimonials/\\u2066Jo.json)":
    (files) => (files["testimonials/\u2066Jo.json"] = files[jane]),
  [`${project}${"porch".repeat(16)}…${noProject}`]: (files) =>
    set(files, jane, "project", "porch".repeat(1000)),
});
