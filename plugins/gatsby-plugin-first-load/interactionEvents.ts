/** The first of these events loads at once what was deferred. */
export const interactionEvents = ["pointerdown", "keydown", "focusin", "scroll"] as const;
