import type { SiteStatus } from "../../shared/siteStatus";
import type { Bar } from "./statusBar";

const pollWhileBuildingMs = 1000;
const pollMs = 3000;

/** Keeps the bar up to date on what the site shows. */
export function watchStatus(backendPath: string, bar: Bar): void {
  async function ask(): Promise<number> {
    if (document.hidden) return pollMs;
    const response = await fetch(`${backendPath}/status`);
    const answer = (await response.json()) as Partial<SiteStatus> & { error?: string };
    // For instance that this browser is let in no more.
    const { state, lines } = answer.error
      ? { state: "failed" as const, lines: [answer.error] }
      : answer;
    if (state && lines) bar.showStatus({ state, lines });
    return state === "building" ? pollWhileBuildingMs : pollMs;
  }

  const goOn = () => {
    ask()
      .catch(() => {
        const lines = ["The publisher does not answer. Is it still running?"];
        bar.showStatus({ state: "failed", lines });
        return pollMs;
      })
      .then((pause) => setTimeout(goOn, pause));
  };
  goOn();
}
