import type { EditorStatus } from "../../editorStatus";
import type { Bar } from "./bar";

const pauseMs = 3000;

const silent = "The website’s program does not answer. Is npm start still running?";

/** Keeps the bar up to date on what the site shows, as the backend tells it. */
export function watchStatus(backendPath: string, bar: Bar): void {
  let events: EventSource | undefined;
  let timer = 0;

  /** Why there are no events: for instance, that this browser is let in no more. */
  async function reason(): Promise<string> {
    const response = await fetch(`${backendPath}/status`);
    const { error } = (await response.json()) as { error?: string };
    return error ?? silent;
  }

  function listen(): void {
    window.clearTimeout(timer);
    const opened = new EventSource(`${backendPath}/events`);
    events = opened;
    opened.onmessage = ({ data }: MessageEvent<string>) =>
      bar.showStatus(JSON.parse(data) as EditorStatus);
    opened.onerror = () => {
      opened.close();
      timer = window.setTimeout(listen, pauseMs);
      reason()
        .catch(() => silent)
        .then((sentence) => bar.showStatus({ state: "failed", lines: [sentence] }), undefined);
    };
  }

  // A browser keeps six connections to a server: tabs in the background hold none of them.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) return listen();
    window.clearTimeout(timer);
    events?.close();
  });
  if (!document.hidden) listen();
}
