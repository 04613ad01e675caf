import { remedyOf } from "./remedies";
import { reasonOf } from "./wording";

it.each([
  ["ENOSPC: System limit for number of file watchers reached, watch '/x'", /max_user_watches/],
  ["ENOSPC: no space left on device, write", /^The disk is full/],
  ["EMFILE: too many open files, open '/x'", /ulimit -n/],
  ["spawn ENOMEM", /too little memory/],
  ["EDQUOT: disk quota exceeded", /share of the disk/],
  ["EROFS: read-only file system, open '/x'", /read-only/],
  ['The package "@esbuild/darwin-arm64" could not be found, and is needed by esbuild.', /npm ci/],
  ['Host version "0.28.2" does not match binary version "0.25.0"', /npm ci/],
  ['Could not load the "sharp" module using the linux-x64 runtime', /npm ci/],
  ["Cannot find module 'gatsby/cli.js'", /npm ci/],
])("says what to do about: %s", (said, remedy) => {
  expect(remedyOf(said)).toMatch(remedy);
});

it("has no remedy for an error of the content", () => {
  expect(remedyOf("Cannot find module './deck.jpg'")).toBeUndefined();
});

it("is part of the reason for a failure, which still says what failed", () => {
  const error = Object.assign(new Error("EMFILE: too many open files, open '/x'"), {
    code: "EMFILE",
  });
  expect(reasonOf(error)).toMatch(
    /^EMFILE: too many open files, open '\/x'\nToo many files are open/,
  );
});
