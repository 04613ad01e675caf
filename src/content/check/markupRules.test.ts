import { accepts, jane, warns } from "../../../test/contentCheck";
import { set, type Files } from "../../../test/contentFiles";

const says = (text: string) => (files: Files) => set(files, jane, "text", text);

const warning = (found: string, remedy: string) =>
  `Testimonial “jane-d name” › Words contains "${found}", which visitors read as it stands here; ${remedy} (data/${jane}, text)`;
const character = (found: string) => warning(found, "type the character itself");
const style = (found: string) => warning(found, "remove the signs, and keep the words");

warns({
  [character("&amp;")]: says("Tom &amp; Lisa came on time."),
  [character("&#8217;")]: says("They didn&#8217;t leave a mess."),
  [character("&#xE9;")]: says("Ren&#xE9; was kind."),
  [character("&nbsp;")]: says("On&nbsp;time."),
  [character("\\n")]: says("On time.\\nNo mess."),
  [character('\\"')]: says('The \\"old\\" porch.'),
  [character("\\u2019")]: says("They didn\\u2019t."),
  [style("<br>")]: says("On time.<br>No mess."),
  [style('<a href="https://example.com">')]: says('See <a href="https://example.com">it</a>.'),
  [style("</p>")]: says("On time.</p>"),
  [style("**on time**")]: says("They came **on time**."),
  [style("__on time__")]: says("They came __on time__."),
  [style("[our page](https://example.com)")]: says("See [our page](https://example.com)."),
});

accepts(
  Object.fromEntries(
    [
      "Q&A; R&D; salt & pepper; AT&T.",
      "We <3 it; 4 < 5 > 3; < 2 weeks >; <or> less; write to <jo@example.com>.",
      "5 * 3 * 2, *almost*, ***, a_b_c, ____ and 2**3 = 8.",
      "The deck [his] (see https://example.com/a_(b)) cost $5,000.",
      "C:\\photos\\decks, and/or, #1, 10%, “it’s 5′ 6″”, 👍🏽",
    ].map((text) => [text, says(text)]),
  ),
);
