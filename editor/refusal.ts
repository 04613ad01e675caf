import type { Issue } from "../src/content/check/issue";

/** What the page can offer after a refusal. */
export type RefusalDetails = {
  /** The lines that say what is the matter, each with the place to go to. */
  issues?: readonly Issue[];
  /** The version that somebody else saved meanwhile; the form may be saved over it. */
  newerVersion?: string;
  /** Later edits changed the same fields; the whole entry may be brought back. */
  isChangedSince?: true;
};

/** A refused request, and the sentence that says why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** What the editor's page can offer. */
    readonly details: RefusalDetails = {},
  ) {
    super(message);
  }
}

const whatToOpen =
  "open the address that the terminal printed when npm start began. It is also in the file .releases/editor-address.";

/** The refusal of a request without a valid cookie or key. */
export class Locked extends Refusal {
  /** The message in an open page, into which something may have been typed. */
  readonly inOpenPage = `The editor is locked. In another tab, ${whatToOpen} What you typed is still in the form: save it then.`;

  constructor() {
    super(403, `To open the editor, ${whatToOpen}`);
  }
}
