// This module adds modal dialogs and scrolling, which jsdom lacks.

let before: Element | null = null;

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    before = document.activeElement;
    this.open = true;
    this.querySelector("button")?.focus();
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    if (before instanceof HTMLElement) before.focus();
    this.dispatchEvent(new Event("close"));
  },
});

Object.assign(Element.prototype, {
  scrollTo(this: Element, { left = 0 }: ScrollToOptions) {
    this.scrollLeft = left;
  },
  scrollIntoView: () => undefined,
});

/** Gives every element a width from now on. */
export const giveWidth = (width: number) =>
  Object.defineProperty(Element.prototype, "clientWidth", { value: width, configurable: true });
