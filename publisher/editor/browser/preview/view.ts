/** How the preview is looked at. */
export type View = "phone" | "desktop" | "hidden";

const key = "preview-view";

const isView = (value: string | null): value is View =>
  value === "phone" || value === "desktop" || value === "hidden";

/** What was chosen last in this browser. On a phone the form comes first. */
export function rememberedView(isNarrow: boolean): View {
  const stored = window.localStorage.getItem(key);
  if (isNarrow) return "hidden";
  return isView(stored) ? stored : "phone";
}

export function rememberView(view: View): void {
  window.localStorage.setItem(key, view);
}
