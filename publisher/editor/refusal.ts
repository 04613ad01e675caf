/** A request that is not carried out, and the sentence that tells the editor why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
