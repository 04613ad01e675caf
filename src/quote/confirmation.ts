import type { Frame } from "../ui/motion";

/** The message after a submission. */
export type Confirmation = {
  readonly title?: string;
  readonly text: string;
  /** True if only screen readers announce it, since the button shows it already. */
  readonly quiet?: boolean;
  /** True if it reports a failure. It then ends with the phone number. */
  readonly failed?: boolean;
};

/** A confirmation on the page, or one that is closing. */
export type ShownConfirmation = Confirmation & { id: number; open: boolean; Frame: Frame };
