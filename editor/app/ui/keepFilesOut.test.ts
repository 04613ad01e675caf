/** @jest-environment jsdom */

import { keepFilesOut } from "./keepFilesOut";

const input = document.createElement("input");
document.body.append(input);
keepFilesOut(window);

/** Drags something over the input, or drops it there. @returns what the browser is told */
function drag(name: string, types: readonly string[], isTaken = false) {
  const dataTransfer = { types, dropEffect: "copy" };
  const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), {
    dataTransfer,
  });
  if (isTaken) event.preventDefault();
  input.dispatchEvent(event);
  return { isHandled: event.defaultPrevented, effect: dataTransfer.dropEffect };
}

test.each(["dragover", "drop"])(
  "refuses files, and leaves texts and places for files: %s",
  (name) => {
    expect(drag(name, ["Files"])).toEqual({ isHandled: true, effect: "none" });
    expect(drag(name, ["text/plain"])).toEqual({ isHandled: false, effect: "copy" });
    expect(drag(name, ["Files"], true)).toEqual({ isHandled: true, effect: "copy" });
  },
);
