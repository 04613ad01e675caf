/** The parts of the window between which F6 moves the focus. */
export const regionIds = {
  bar: "region-bar",
  rail: "region-rail",
  page: "region-page",
  panel: "region-panel",
  foot: "region-foot",
} as const;

/** Moves the focus to the next or previous visible part of the window. */
export function focusNextRegion(step: 1 | -1): void {
  const regions = Object.values(regionIds).flatMap((id) => {
    const region = document.getElementById(id);
    const isShown = region?.checkVisibility({ visibilityProperty: true }) ?? false;
    return region && isShown ? [region] : [];
  });
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const next = at < 0 ? 0 : (at + step + regions.length) % regions.length;
  regions[next]?.focus();
}
