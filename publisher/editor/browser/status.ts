import type { EditorStatus } from "../types";
import type { Bar } from "./statusBar";

const WHILE_BUILDING = 1000;
const OTHERWISE = 3000;

/** Keeps the bar up to date on what the site shows. */
export function watchStatus(backendPath: string, bar: Bar): void {
  async function ask(): Promise<number> {
    if (document.hidden) return OTHERWISE;
    const response = await fetch(`${backendPath}/status`);
    const answer = (await response.json()) as Partial<EditorStatus> & { error?: string };
    // For instance that this browser is let in no more.
    const { state, lines } = answer.error
      ? { state: "failed" as const, lines: [answer.error] }
      : answer;
    if (state && lines) bar.showStatus({ state, lines });
    return state === "building" ? WHILE_BUILDING : OTHERWISE;
  }

  const goOn = () => {
    ask()
      .catch(() => {
        const lines = ["The publisher does not answer. Is it still running?"];
        bar.showStatus({ state: "failed", lines });
        return OTHERWISE;
      })
      .then((pause) => setTimeout(goOn, pause));
  };
  goOn();
}
