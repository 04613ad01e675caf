import { remedyOf } from "../../../src/content/words/remedies";

/** The refusals of git, each with its remedy. "$1" in a remedy stands for a name in git's message. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [
    /tell me who you are|empty ident|no (email|name) was given|auto-detect/i,
    'git does not know who makes the commits; run: git config --global user.name "Your Name" and git config --global user.email you@example.com',
  ],
  [
    /Unable to create '([^']+\.lock)': File exists/,
    "another git program is at work, or one has crashed; wait for it to end, then delete $1 if it is still there",
  ],
  [
    /dubious ownership in repository at '([^']+)'/,
    "the repository belongs to another user; if you trust it, run: git config --global --add safe.directory $1",
  ],
  [
    /not a git repository/,
    "the content is not in a git repository; run git init there, or start without EDITOR_COMMITS",
  ],
  [
    /during a (merge|rebase|cherry-pick)|unmerged|not possible because you have unmerged/i,
    "a merge is unfinished; finish it, or run git merge --abort",
  ],
  [
    /git-lfs\S*( .*)?: (command )?not found|cannot (run|spawn) git-lfs|'git-lfs' is not recognized/i,
    "this repository keeps pictures with Git LFS, which is not installed; install it, then run git lfs install",
  ],
  [
    /ignored by one of your \.gitignore files/,
    "a .gitignore file leaves out the content; remove that line",
  ],
  [
    /index file (smaller|corrupt)|bad index file|bad signature/i,
    "git's index is damaged; delete .git/index, then run git reset",
  ],
  [
    /Permission denied|insufficient permission/i,
    "this user may not write into the repository; give it permission",
  ],
  [
    /unknown option|is not a git command|usage: git/,
    "this git is too old; install version 2.22 or newer",
  ],
];

/** The reason why git refused, with a remedy. */
export function gitRefusal(said: string): string {
  for (const [pattern, remedy] of refusals) {
    const [whole, name = ""] = pattern.exec(said) ?? [];
    if (whole !== undefined) return remedy.replaceAll("$1", () => name);
  }
  const lines = said.trim().split("\n");
  // Git may print warnings first, for example about line endings.
  const line = lines.find((each) => /^(fatal|error):/.test(each)) ?? lines[0] ?? "";
  return [line, remedyOf(said)].filter(Boolean).join("; ");
}
