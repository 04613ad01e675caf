import type { Frame } from "../ui/motion";

/** The message after a submission. */
export type Confirmation = {
  readonly title?: string;
  readonly text: string;
  /** True if only a screen reader announces it: others see it at the button. */
  readonly quiet?: boolean;
  /** True if it reports a failure. The phone number then follows. */
  readonly failed?: boolean;
};

/** A confirmation on the page, or one that is closing. */
export type ShownConfirmation = Confirmation & { id: number; open: boolean; Frame: Frame };
