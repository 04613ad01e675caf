/**
 * Calls back once when the process that started this one has ended. npm passes SIGTERM to the shell
 * that it runs a script in, and the shell ends without passing it on.
 */
export function whenParentEnds(then: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, 500).unref();
}
