import type { Frame } from "../ui/motion";

/** What a form says once it is sent. */
export type Confirmation = {
  readonly title?: string;
  readonly text: string;
  /** Only said to a screen reader: those who see it look at the button. */
  readonly quiet?: boolean;
  /** Nothing to be glad of: the phone number follows. */
  readonly failed?: boolean;
};

/** A confirmation on the page, or one that is leaving it. */
export type ShownConfirmation = Confirmation & { id: number; open: boolean; Frame: Frame };
