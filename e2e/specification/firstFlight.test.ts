import { firstFlight, weightOf } from "../built/weight";
import { htmlFiles } from "../builtRoutes";

// An owner may write more than the sample that ships.

test("every page of the sample arrives in the first flight of a connection", () => {
  const heavy = htmlFiles.map((file) => [file, weightOf(file).html] as const);
  expect(heavy.filter(([, bytes]) => bytes > firstFlight)).toEqual([]);
});
