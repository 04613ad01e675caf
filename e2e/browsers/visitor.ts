/** The keys that journeys press, by their names in KeyboardEvent.key. */
export type Key =
  "Tab" | "Enter" | "Escape" | "Space" | "ArrowLeft" | "ArrowRight" | "Home" | "End";

export type Size = { width: number; height: number };

export const desktop: Size = { width: 1280, height: 800 };
export const phone: Size = { width: 390, height: 844 };

/** The actions of a visitor in a browser, the same for every driver. Selectors are CSS. */
export type Visitor = {
  /** Opens an address, and waits for its document. Scripts may arrive later. */
  goto: (address: string) => Promise<void>;
  /** Runs a function in the page. It can use only its arguments. */
  run: <Args extends unknown[], Result>(
    what: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Moves the mouse to a point of the window. */
  pointAt: (x: number, y: number) => Promise<void>;
  clickAt: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  /** Resizes the window so that the page has this size. */
  resize: (size: Size) => Promise<void>;
};

export type RunningBrowser = {
  /** Starts a visitor with a new page. The earlier visitor has left. */
  newVisitor: () => Promise<Visitor>;
  close: () => Promise<void>;
};

/** A browser that can run journeys. */
export type BrowserKind = {
  name: string;
  /** The reason why it cannot run here; undefined if it can. */
  missing: string | undefined;
  start: () => Promise<RunningBrowser>;
};
