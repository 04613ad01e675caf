/** A way on for a request that is not carried out as it is. */
export type RefusalDetails = {
  /** The version that somebody else saved meanwhile; a form may be saved over it on purpose. */
  newerVersion?: string;
  /** Later edits changed the same fields: all of the entry may be brought back on purpose. */
  isChangedSince?: true;
};

/** A request that is not carried out, and the sentence that tells the editor why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** What the editor's page needs to know besides, to offer a way on. */
    readonly details: RefusalDetails = {},
  ) {
    super(message);
  }
}

const whatToOpen =
  "open the address that the terminal printed when npm start began. It is also in the file .releases/editor-address.";

/** The refusal of a request without the cookie, or of a key that is not the editor's. */
export class Locked extends Refusal {
  /** What a page that is open already tells those who have typed something into it. */
  readonly inOpenPage = `The editor is locked. In another tab, ${whatToOpen} What you typed is still in the form: save it then.`;

  constructor() {
    super(403, `To open the editor, ${whatToOpen}`);
  }
}
