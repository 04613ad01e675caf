/**
 * Keeps the browser from opening a file that somebody drops beside the place for it. In some browsers, the
 * file would replace the editor.
 */
export function keepFilesOut(part: Window | null): void {
  function refuse(event: DragEvent): void {
    const { dataTransfer, defaultPrevented } = event;
    if (defaultPrevented || !dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    dataTransfer.dropEffect = "none";
  }
  part?.addEventListener("dragover", refuse);
  part?.addEventListener("drop", refuse);
}
