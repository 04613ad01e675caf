/** The keys that journeys press, by their names in KeyboardEvent.key. */
export type Key =
  "Tab" | "Enter" | "Escape" | "Space" | "ArrowLeft" | "ArrowRight" | "Home" | "End";

export type Size = { width: number; height: number };

export const desktop: Size = { width: 1280, height: 800 };
export const phone: Size = { width: 390, height: 844 };

/** What a visitor does in a browser, the same with every driver. Selectors are CSS. */
export type Visitor = {
  /** Goes to an address, until its document has been read. Scripts may still be on their way. */
  goto: (address: string) => Promise<void>;
  /** Runs a function in the page. It knows nothing but its arguments. */
  run: <Args extends unknown[], Result>(
    what: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Moves the mouse to a point of the window. */
  pointAt: (x: number, y: number) => Promise<void>;
  clickAt: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  /** Makes the window show a page of this size. */
  resize: (size: Size) => Promise<void>;
};

export type RunningBrowser = {
  /** Somebody with a page of their own; the one before has left. */
  newVisitor: () => Promise<Visitor>;
  close: () => Promise<void>;
};

/** A browser that journeys can run in. */
export type BrowserKind = {
  name: string;
  /** Why it cannot run here; undefined where it can. */
  missing: string | undefined;
  start: () => Promise<RunningBrowser>;
};
