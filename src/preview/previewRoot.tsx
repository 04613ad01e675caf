import { Component, type PropsWithChildren, type ReactElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";

/** Records that a page failed to render. */
class Boundary extends Component<PropsWithChildren<{ onError: () => void }>> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

export type PreviewRoot = ReturnType<typeof createPreviewRoot>;

/**
 * Renders one page at a time into an element.
 * @param styles the styles that the build writes into each page's head
 */
export function createPreviewRoot(container: Element, styles?: ReactNode) {
  let root: Root | undefined;
  return {
    /** Replaces the shown page. Returns false if it fails to render. */
    show(page: ReactElement): boolean {
      let works = true;
      root ??= createRoot(container);
      const current = root;
      flushSync(() =>
        current.render(
          <Boundary onError={() => (works = false)}>
            {styles}
            {page}
          </Boundary>,
        ),
      );
      if (!works) {
        root.unmount();
        root = undefined;
      }
      return works;
    },
  };
}
