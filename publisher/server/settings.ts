/** The addresses at which `npm start` listens. */
export type ListenSettings = {
  /** The port of the site. */
  port: number;
  /** The address at which the site listens. */
  host: string;
  /** The port of the editor, which only this machine reaches. */
  editorPort: number;
};

/** The settings of `npm start` in the environment. */
type Settings = ListenSettings & {
  /**
   * "warm": a Gatsby process is started ahead, and waits for an edit. "plain": each edit starts its own
   * `gatsby build`.
   */
  builder: "warm" | "plain";
  /** True if each edit becomes a commit. */
  commits: boolean;
  /** True if each commit is pushed. */
  pushes: boolean;
};

function portOf(text: string | undefined, fallback: number): number | undefined {
  if (text === undefined || text.trim() === "") return fallback;
  const port = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  return port >= 1 && port <= 65_535 ? port : undefined;
}

/** Reads the settings. If a setting is wrong, returns a sentence about the first wrong setting. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings | { problem: string } {
  const { PORT, HOST, EDITOR_PORT, BUILDER, EDITOR_COMMITS } = environment;
  const wrong = (name: string, wanted: string) => ({
    problem: `${name} is "${environment[name]}"; it must be ${wanted}.`,
  });
  const builder = BUILDER?.trim() || "warm";
  if (builder !== "warm" && builder !== "plain") return wrong("BUILDER", "warm or plain");
  const wantedPort = "a whole number from 1 to 65535";
  const port = portOf(PORT, 9000);
  if (port === undefined) return wrong("PORT", wantedPort);
  const host = HOST?.trim() || "127.0.0.1";
  const editorPort = portOf(EDITOR_PORT, port < 65_535 ? port + 1 : port - 1);
  if (editorPort === undefined) return wrong("EDITOR_PORT", wantedPort);
  if (editorPort === port)
    return {
      problem: `EDITOR_PORT and PORT are both ${port}; the site and the editor need different ports.`,
    };
  const commits = EDITOR_COMMITS?.trim() || "no";
  if (commits !== "yes" && commits !== "push" && commits !== "no")
    return wrong("EDITOR_COMMITS", "yes, push or no. Git's settings name the author");
  const pushes = commits === "push";
  return { port, host, editorPort, builder, commits: pushes || commits === "yes", pushes };
}
