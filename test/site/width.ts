type Listener = () => void;

const listeners = new Set<Listener>();
let isWide = false;

/** The browser's answer to a question about its width, which jsdom does not have. */
export const matchWidth = () => ({
  get matches() {
    return isWide;
  },
  addEventListener: (_type: string, listener: Listener) => listeners.add(listener),
  removeEventListener: (_type: string, listener: Listener) => listeners.delete(listener),
});

/** Makes the window as wide as a phone or as a desk's screen, and says so to those who listen. */
export function setWidth(width: "phone" | "wide"): void {
  isWide = width === "wide";
  for (const listener of listeners) listener();
}
