import { firstViewClass } from "../../src/theme/classNames";
import { eventually } from "../../test/eventually";
import type { RecordedWindow } from "./server";
import type { Size, Visitor } from "./visitor";

/** In the page: true if the top of an element is in the window, below the bar. */
export function isInView(selector: string): boolean {
  const bar = document.querySelector("header > div:last-child")?.getBoundingClientRect();
  const top = document.querySelector(selector)?.getBoundingClientRect().top ?? -1;
  return top >= (bar?.bottom ?? 0) - 1 && top < innerHeight;
}

/**
 * The site as a visitor sees and uses it in a browser. Selectors are CSS and mean the first match.
 */
export class Site {
  /** The problems of the documents before the open one. */
  private readonly earlier: string[] = [];

  constructor(
    readonly visitor: Visitor,
    readonly origin: string,
  ) {}

  /** Opens an address, and waits until React has hydrated its page. */
  async open(path: string, size: Size): Promise<void> {
    await this.goto(path, size);
    await this.isAwake();
  }

  /** Opens an address. Its scripts may arrive later. */
  async goto(path: string, size: Size): Promise<void> {
    const recorded = await this.read(() => (window as RecordedWindow).recorded ?? []);
    this.earlier.push(...(recorded ?? []));
    await this.visitor.resize(size);
    // An address that differs only in its fragment would not load a new document.
    await this.visitor.goto("about:blank");
    await this.visitor.goto(this.origin + path);
  }

  /** The result of a function in the page; undefined while one document replaces another. */
  private async read<Args extends unknown[], Result>(
    what: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result | undefined> {
    try {
      return await this.visitor.run(what, ...args);
    } catch (error) {
      if (/context was destroyed|[Uu]nload|discarded|due to timeout/.test(String(error)))
        return undefined;
      throw error;
    }
  }

  isAwake = () => eventually(() => this.count("#mobile-menu"), 1, 60_000);

  count = (selector: string) =>
    this.read((each) => document.querySelectorAll(each).length, selector);

  isShown = (selector: string) =>
    this.read((each) => {
      const element = document.querySelector(each);
      return !!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    }, selector);

  isOpen = (selector: string) =>
    this.read((each) => document.querySelector<HTMLDetailsElement>(each)?.open, selector);

  textOf = (selector: string) =>
    this.read((each) => document.querySelector(each)?.textContent?.trim() ?? "", selector);

  attribute = (selector: string, name: string) =>
    this.read((each, of) => document.querySelector(each)?.getAttribute(of) ?? null, selector, name);

  /** The values in a form's fields. */
  values = (form: string) =>
    this.read(
      (each) =>
        [
          ...document.querySelectorAll<HTMLInputElement>(`${each} :is(input, select, textarea)`),
        ].map(({ value }) => value),
      form,
    );

  hasFocus = (selector: string) =>
    this.read((each) => !!document.activeElement?.matches(each), selector);

  /** The current path, query and fragment. */
  place = () => this.read(() => location.href.slice(location.origin.length));

  isInView = (selector: string) => this.read(isInView, selector);

  scrollTop = () => this.read(() => Math.round(scrollY));

  /** Scrolls an element to the middle of the window and clicks it. */
  async click(selector: string): Promise<void> {
    await this.visitor.clickAt(...(await this.toTheMiddle(selector)));
  }

  /** Clicks the middle of an element where it is. */
  async clickInPlace(selector: string): Promise<void> {
    await this.visitor.clickAt(...(await this.middleOf(selector)));
  }

  /** Moves the mouse over an element. */
  async hover(selector: string): Promise<void> {
    await this.visitor.pointAt(...(await this.toTheMiddle(selector)));
  }

  /**
   * Types into a field after a click on it. Fonts that arrive may move the field. A second click
   * would select the word under the pointer.
   */
  async fill(field: string, text: string): Promise<void> {
    const isMet = async () => {
      if (await this.hasFocus(field)) return true;
      await this.click(field);
      return this.hasFocus(field);
    };
    await eventually(isMet, true);
    await this.visitor.type(text);
  }

  /** The middle of an element in the window. */
  middleOf = (selector: string): Promise<[x: number, y: number]> =>
    this.visitor.run((each) => {
      const box = document.querySelector(each)?.getBoundingClientRect();
      if (!box) throw new Error(`There is no ${each}.`);
      return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
    }, selector);

  /**
   * Scrolls an element to the middle of the window, until it stays there and nothing covers it:
   * fonts that arrive, and sections that a phone lays out later, move it.
   * @returns its middle
   */
  private async toTheMiddle(selector: string): Promise<[x: number, y: number]> {
    const isSettled = () =>
      this.read(
        (each, firstView) =>
          document.querySelector(each) !== null &&
          document.readyState === "complete" &&
          document.fonts.status === "loaded" &&
          !document.documentElement.classList.contains(firstView),
        selector,
        firstViewClass,
      );
    await eventually(isSettled, true);
    let middle = await this.middleOf(selector);
    const stays = async () => {
      await this.visitor.run(
        (each) =>
          document.querySelector(each)?.scrollIntoView({ block: "center", behavior: "instant" }),
        selector,
      );
      const before = middle;
      middle = await this.middleOf(selector);
      return before.join() === middle.join() && (await this.isMetAt(selector, ...middle));
    };
    await eventually(stays, true);
    return middle;
  }

  /** True if a click at a point of the window hits an element. */
  private isMetAt = (selector: string, x: number, y: number) =>
    this.visitor.run(
      (each, left, top) => {
        const met = document.elementFromPoint(left, top);
        return !!met && !!document.querySelector(each)?.contains(met);
      },
      selector,
      x,
      y,
    );

  back = () => this.visitor.run(() => void setTimeout(() => history.back()));

  forward = () => this.visitor.run(() => void setTimeout(() => history.forward()));

  /** The problems of all documents so far. */
  async problems(): Promise<string[]> {
    const recorded = await this.visitor.run(
      () => (window as RecordedWindow).recorded ?? ["The page was not recorded."],
    );
    return [...this.earlier, ...recorded];
  }
}
