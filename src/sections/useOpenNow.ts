import { startTransition, useEffect, useState } from "react";
import { openUntil } from "../content/facts/hours";
import { useSite } from "../site/useSite";

const minuteMs = 60_000;

/** Words like "Open now until 6pm". The server's HTML has none, because only the browser knows the time. */
export function useOpenNow(): string | undefined {
  const { hours, base, openNow } = useSite().site;
  const [until, setUntil] = useState<string>();
  useEffect(() => {
    const update = () => setUntil(openUntil(new Date(), hours, base.timeZone));
    startTransition(update);
    const timer = window.setInterval(update, minuteMs);
    return () => window.clearInterval(timer);
  }, [hours, base.timeZone]);
  return until && `${openNow} ${until}`;
}
