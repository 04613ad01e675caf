const callbacks = new Set<IntersectionObserverCallback>();

/** The browser's watch over what is on the screen, which jsdom does not have. */
export class ViewObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [0];

  constructor(private readonly callback: IntersectionObserverCallback) {}

  observe(): void {
    callbacks.add(this.callback);
  }

  unobserve(): void {
    this.disconnect();
  }

  disconnect(): void {
    callbacks.delete(this.callback);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** Brings all that is watched onto the screen, or off it. */
export function setInView(isIntersecting: boolean): void {
  const entry = { isIntersecting } as IntersectionObserverEntry;
  for (const callback of callbacks) callback([entry], new ViewObserver(callback));
}
