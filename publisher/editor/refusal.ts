/** A request that is not carried out, and the sentence that tells the editor why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The refusal of a request without the cookie, or of a key that is not the editor's. */
export class Locked extends Refusal {
  constructor() {
    super(
      403,
      "To open the editor, open the address that the terminal printed when npm start began. It is also in the file .releases/editor-address.",
    );
  }
}
