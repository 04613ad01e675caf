import { spawn } from "node:child_process";
import type { Readable } from "node:stream";

export const screenSize = { width: 1600, height: 1400 };

/** The first line from a stream. */
const firstLine = (stream: Readable) =>
  new Promise<string>((done, fail) => {
    let text = "";
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes("\n")) done(text.trim());
    });
    stream.once("end", () => fail(new Error("Xvfb ended before it had a display.")));
  });

/** Starts a virtual screen at the next free display: ":1". */
export async function startScreen(): Promise<{ display: string; close: () => void }> {
  const { width, height } = screenSize;
  const options = `-displayfd 3 -screen 0 ${width}x${height}x24 -nolisten tcp`;
  const child = spawn("Xvfb", options.split(" "), {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const close = () => void child.kill();
  process.once("exit", close);
  return { display: `:${await firstLine(child.stdio[3] as Readable)}`, close };
}
