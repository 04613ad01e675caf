import { errorsOf } from "../../../test/contentCheck";
import { set, validFiles } from "../../../test/contentFiles";

const days = ["Monday", "Tuesday", "Wednesday"];
const at = "The business › Business hours › “Monday–Wednesday";

it.each([
  [
    { opens: "08:00" },
    `${at} closed” › Closes is empty; give both times, or neither if you are closed (data/site.json, hours › no. 1 › closes)`,
  ],
  [
    { opens: "08:00", closes: "06:00" },
    `${at} 8am–6am” › Closes is 6am, and you open at 8am; it must be later (data/site.json, hours › no. 1 › closes)`,
  ],
])("refuses %p", (times, sentence) => {
  const files = validFiles();
  set(files, "site.json", "hours", [{ days, ...times }]);
  expect(errorsOf(files)).toEqual([sentence]);
});
