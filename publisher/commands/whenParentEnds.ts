/**
 * Calls back once when the parent process has ended. npm runs a script in a shell and sends SIGTERM to
 * that shell, which ends without passing the signal on.
 */
export function whenParentEnds(then: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, 500).unref();
}
