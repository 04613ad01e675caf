import { startTransition, useEffect, useState } from "react";

/**
 * True once React has hydrated the page. False in the server's HTML, which leaves out the parts that
 * need scripts.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
