import type { Issue } from "../src/content/check/issue";

/** Details of a refusal for the editor's page. */
export type RefusalDetails = {
  /** The errors in the message, each with its field. */
  issues?: readonly Issue[];
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
  /** The message for an open page, which may have unsaved text. */
  readonly inOpenPage = `The editor is locked. In another tab, ${whatToOpen} What you typed is still in the form: save it then.`;

  constructor() {
    super(403, `To open the editor, ${whatToOpen}`);
  }
}
