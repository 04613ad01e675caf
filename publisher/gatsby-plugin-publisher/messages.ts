/** Content files, by their path below the content folder, with the md5 of what they hold now. */
export type ChangedFiles = Readonly<Record<string, string | null>>;

/** What the publisher tells the Gatsby process that waits for it. */
export type ToBuilder = {
  type: "publisher:go";
  /** The files that changed since the process was started; null stands for one that is gone. */
  files: ChangedFiles;
  /**
   * Run the queries in the process itself: what Gatsby's workers need to start is saved. A small
   * site has them run there in any case (plugins/gatsby-plugin-lean-build/queriesInProcess.ts).
   */
  inProcess: boolean;
};

/** What that process tells the publisher. */
export type FromBuilder =
  | { type: "publisher:waiting" }
  /** The site is in public/; what follows is Gatsby's own bookkeeping. */
  | { type: "publisher:written" };

/** Of which kind a message is; Gatsby sends others. */
export const typeOf = (message: unknown) => (message as { type?: unknown } | undefined)?.type;

export const isToBuilder = (message: unknown): message is ToBuilder =>
  typeOf(message) === "publisher:go";
