/** The size of the preview. */
export type View = "phone" | "desktop" | "hidden";

/** The width of the screen that each view simulates, in CSS pixels. */
const widths = { phone: 390, desktop: 1280 } as const;

/** Gives the frame the width of the simulated screen and scales it to fit the stage. */
export function fitFrame(frame: HTMLIFrameElement, stage: HTMLElement, view: () => View): void {
  const fit = () => {
    const { clientWidth: room, clientHeight: height } = stage;
    if (room === 0 || height === 0) return;
    const width = widths[view() === "desktop" ? "desktop" : "phone"];
    const scale = Math.min(1, room / width);
    Object.assign(frame.style, {
      width: `${width}px`,
      height: `${height / scale}px`,
      transform: `scale(${scale})`,
      left: `${(room - width * scale) / 2}px`,
    });
  };
  new ResizeObserver(fit).observe(stage);
  stage.addEventListener("fit", fit);
  fit();
}
