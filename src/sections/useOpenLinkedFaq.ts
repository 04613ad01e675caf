import { useEffect } from "react";

/** A link to a question opens it: on arrival, and when the address's fragment changes. */
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
