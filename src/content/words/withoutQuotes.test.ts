import { withoutQuotes } from "./withoutQuotes";

it.each([
  ['"They came on time."', "They came on time."],
  ["“They came on time.”", "They came on time."],
  ['“They came on time."', "They came on time."],
  ["” They came on time. ”", "They came on time."],
  ["„Sie waren pünktlich.“", "Sie waren pünktlich."],
  ["« Ils sont venus à l’heure. »", "Ils sont venus à l’heure."],
  ["‘They didn’t leave a mess.’", "They didn’t leave a mess."],
  ['"They said "on time" and were."', 'They said "on time" and were.'],
  ["“They said “on time” and were.”", "They said “on time” and were."],
  ['“It is 6" deep.”', 'It is 6" deep.'],
  ['"We heard ("on time") and it was – "done""', 'We heard ("on time") and it was – "done"'],
  ['""', ""],
])("takes the marks off %s", (text, words) => expect(withoutQuotes(text)).toBe(words));

it.each([
  '"On time" and "cheap"',
  "“On time” and “cheap”",
  "‘On time’ and ‘cheap’",
  '"Done," they said.',
  "They said “done”",
  "’Tis the best deck.’",
  '"',
  "“",
  "",
])("leaves %j as it is", (text) => expect(withoutQuotes(text)).toBe(text));
