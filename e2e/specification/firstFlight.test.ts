import { firstFlight, weightOf } from "../built/weight";
import { htmlFiles } from "../builtRoutes";

// The rule is only for the sample, because an owner may write more.

test("every page of the sample arrives in the first flight of a connection", () => {
  const heavy = htmlFiles.map((file) => [file, weightOf(file).html] as const);
  expect(heavy.filter(([, bytes]) => bytes > firstFlight)).toEqual([]);
});
