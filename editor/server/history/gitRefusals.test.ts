import { gitRefusal } from "./gitRefusals";

// The messages are from git 2.39.
it.each([
  [
    "fatal: detected dubious ownership in repository at '/srv/site'\nTo add an exception for this directory, call:",
    "the repository belongs to another user; if you trust it, run: git config --global --add safe.directory /srv/site",
  ],
  [
    "fatal: cannot do a partial commit during a merge.",
    "a merge is unfinished; finish it, or run git merge --abort",
  ],
  [
    "fatal: .git/index: index file smaller than expected",
    "git's index is damaged; delete .git/index, then run git reset",
  ],
  [
    "git-lfs filter-process: 1: git-lfs: not found\nfatal: the remote end hung up unexpectedly",
    "this repository keeps pictures with Git LFS, which is not installed; install it, then run git lfs install",
  ],
  ["warning: LF will be replaced\nfatal: something new", "fatal: something new"],
  [
    "error: unable to write file: No space left on device",
    "error: unable to write file: No space left on device; The disk is full. Free some space, then save again.",
  ],
])("of %j says what to do", (said, sentence) => {
  expect(gitRefusal(said)).toBe(sentence);
});
