import { startTransition, useEffect, useState } from "react";

/**
 * True once React has hydrated the page. False in the server's HTML, so that parts that need scripts are not
 * in the HTML.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
