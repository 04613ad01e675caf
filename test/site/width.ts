type Listener = () => void;

const listeners = new Set<Listener>();
let isWide = false;

/** Replaces matchMedia, which jsdom lacks. Every query matches while the window is wide. */
export const matchWidth = () => ({
  get matches() {
    return isWide;
  },
  addEventListener: (_type: string, listener: Listener) => listeners.add(listener),
  removeEventListener: (_type: string, listener: Listener) => listeners.delete(listener),
});

/** Makes the window as wide as a phone or a computer's screen, and notifies the listeners. */
export function setWidth(width: "phone" | "wide"): void {
  isWide = width === "wide";
  for (const listener of listeners) listener();
}
