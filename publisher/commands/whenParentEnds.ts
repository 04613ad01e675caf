// The parent may end while this process loads its other modules, so the id is noted at once.
const parent = process.ppid;

/**
 * Calls back once when the parent process has ended. npm runs a script in a shell and sends SIGTERM to
 * that shell, which ends without passing the signal on.
 */
export function whenParentEnds(then: () => void): void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, 500).unref();
}
