import type { Issue } from "../src/content/check/issue";

/** What the page can offer after a refusal. */
export type RefusalDetails = {
  /** The errors in the message, each with its field. */
  issues?: readonly Issue[];
  /** The version that somebody else has saved since. The form may overwrite it. */
  newerVersion?: string;
  /** Later edits changed the same fields. The page may restore the whole entry. */
  isChangedSince?: true;
};

/** A refused request, with the reason as its message. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: RefusalDetails = {},
  ) {
    super(message);
  }
}

const whatToOpen =
  "open the address that npm start printed in the terminal. It is also in the file .releases/editor-address.";

/** The refusal of a request without a valid cookie or key. */
export class Locked extends Refusal {
  /** The message in an open page, which may have unsaved text. */
  readonly inOpenPage = `The editor is locked. In another tab, ${whatToOpen} What you typed is still in the form: save it then.`;

  constructor() {
    super(403, `To open the editor, ${whatToOpen}`);
  }
}
