/** Events that show that a visitor begins to use the page: what was deferred comes at once. */
export const interactionEvents = ["pointerdown", "keydown", "focusin", "scroll"] as const;
