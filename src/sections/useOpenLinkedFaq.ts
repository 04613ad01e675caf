import { useEffect } from "react";

/** Opens the linked question when the page loads and whenever the address's fragment changes. */
export function useOpenLinkedFaq(): void {
  useEffect(() => {
    const openLinked = () => {
      const linked = document.getElementById(location.hash.slice(1));
      if (linked instanceof HTMLDetailsElement) linked.open = true;
    };
    openLinked();
    addEventListener("hashchange", openLinked);
    return () => removeEventListener("hashchange", openLinked);
  }, []);
}
