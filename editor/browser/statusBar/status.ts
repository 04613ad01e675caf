import type { SiteStatus } from "../../types";
import { keyHeader, noAnswer, type Refused } from "../local/callBackend";
import type { Bar } from "./bar";

const pauseMs = 3000;

/** Shows the backend's status events in the bar. */
export function watchStatus(backendPath: string, bar: Bar): void {
  /**
   * Shows each event until the connection ends. An EventSource cannot send the key, so this uses fetch.
   * @returns a sentence that says why the connection ended
   */
  async function showEvents(signal: AbortSignal): Promise<string> {
    const response = await fetch(`${backendPath}/events`, { headers: keyHeader(), signal });
    if (!response.ok || !response.body) return ((await response.json()) as Refused).error;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return noAnswer;
      const lines = (rest + value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines.filter((each) => each.startsWith("data: ")))
        bar.showStatus(JSON.parse(line.slice("data: ".length)) as SiteStatus);
    }
  }

  /** Connects again whenever the connection ends, until somebody aborts it. */
  async function listen(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const sentence = await showEvents(signal).catch(() => noAnswer);
      if (signal.aborted) return;
      bar.showStatus({ state: "failed", lines: [sentence] });
      await new Promise((resolve) => window.setTimeout(resolve, pauseMs));
    }
  }

  // Browsers allow six connections to a server, so background tabs close theirs.
  let connection = new AbortController();
  function followVisibility(): void {
    connection.abort();
    connection = new AbortController();
    if (!document.hidden) void listen(connection.signal);
  }
  document.addEventListener("visibilitychange", followVisibility);
  followVisibility();
}
