import { startTransition, useEffect, useState } from "react";

/**
 * True if React has hydrated the page. It is false in the server's HTML, which leaves out what
 * needs scripts.
 */
export function useHydrated(): boolean {
  const [run, setRun] = useState(false);
  useEffect(() => startTransition(() => setRun(true)), []);
  return run;
}
