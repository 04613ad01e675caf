import { startTransition, useEffect, useState } from "react";

/** Whether React has hydrated the page: false in the server's HTML, for what is of no use without scripts. */
export function useHydrated(): boolean {
  const [run, setRun] = useState(false);
  useEffect(() => startTransition(() => setRun(true)), []);
  return run;
}
