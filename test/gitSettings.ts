/** Lets git in a test ignore this machine's own settings, language and repository. */
export function ignoreGitSettings(): void {
  Object.assign(process.env, {
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_SYSTEM: "/dev/null",
    LC_ALL: "C",
  });
  delete process.env.GIT_DIR;
  delete process.env.GIT_WORK_TREE;
  delete process.env.GIT_INDEX_FILE;
}
