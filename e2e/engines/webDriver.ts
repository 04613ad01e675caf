import { eventually } from "../../test/eventually";
import type { Key, Visitor } from "../browsers/visitor";

/** The WebDriver commands that journeys need. */
export type Command = "ExecuteScript" | "PerformActions" | "SetWindowRect";

/** Sends a command to a browser, and returns the value of its answer. */
export type Send = (command: Command, parameters: object) => Promise<unknown>;

/** WebDriver's codes for keys that are no letters. */
const keys: Readonly<Record<Key, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  Space: " ",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  Home: "\uE011",
  End: "\uE010",
};

/**
 * A visitor in a browser with a WebDriver.
 * @param middle the middle of the window on the screen
 */
export function visitorBy(send: Send, middle = { x: 0, y: 0 }): Visitor {
  const run: Visitor["run"] = (what, ...args) =>
    send("ExecuteScript", {
      script: `return (${what.toString()})(...arguments);`,
      args,
    }) as Promise<never>;

  const perform = (source: object) => send("PerformActions", { actions: [source] });
  const point = async (x: number, y: number, ...buttons: readonly string[]) => {
    const move = { type: "pointerMove", x, y, duration: 0 };
    const actions = [move, ...buttons.map((type) => ({ type, button: 0 }))];
    await perform({ type: "pointer", id: "mouse", actions });
  };
  const type = async (text: string) => {
    const actions = [...text].flatMap((value) =>
      ["keyDown", "keyUp"].map((each) => ({ type: each, value })),
    );
    await perform({ type: "key", id: "keyboard", actions });
  };

  return {
    // The page itself opens the address, since WebKit's driver sometimes drops that command.
    goto: async (address) => {
      await run((each) => void setTimeout(() => location.assign(each)), address);
      const isThere = () =>
        run((each) => document.readyState !== "loading" && location.href === each, address)
          // A document that is closing cannot answer.
          .catch(() => false);
      await eventually(isThere, true, 60_000);
    },
    run,
    pointAt: (x, y) => point(x, y),
    clickAt: (x, y) => point(x, y, "pointerDown", "pointerUp"),
    press: (key) => type(keys[key]),
    type,
    resize: async (size) => {
      const resized = async () => {
        const { frame, ...page } = await run(() => ({
          width: innerWidth,
          height: innerHeight,
          frame: { width: outerWidth - innerWidth, height: outerHeight - innerHeight },
        }));
        if (page.width !== size.width || page.height !== size.height) {
          const [width, height] = [size.width + frame.width, size.height + frame.height];
          const [x, y] = [Math.round(middle.x - width / 2), Math.round(middle.y - height / 2)];
          await send("SetWindowRect", { x, y, width, height });
        }
        return page;
      };
      await eventually(resized, size);
    },
  };
}
