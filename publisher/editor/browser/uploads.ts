import { acceptedTypes, pictureName, uploadProblem } from "../../../src/content/editor/upload";
import type { Bar } from "./statusBar";

const isFileInput = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === "file";

/**
 * Looks at each file that is chosen for upload, before Decap CMS does: says so where the site cannot
 * show it, and gives it a name that the site allows and no other picture has.
 * @returns takes the names of the pictures that there are
 */
export function watchUploads(bar: Bar): (names: string[]) => void {
  const taken = new Set<string>();

  // A phone offers its camera and its photographs for these, and an iPhone hands over JPEG.
  document.addEventListener(
    "click",
    ({ target }) => {
      if (isFileInput(target)) target.accept = acceptedTypes;
    },
    { capture: true },
  );

  document.addEventListener(
    "change",
    (event) => {
      const input = event.target;
      const file = isFileInput(input) ? input.files?.[0] : undefined;
      if (!isFileInput(input) || !file) return;
      const problem = uploadProblem(file.name, file.size);
      if (problem) {
        event.stopImmediatePropagation();
        input.value = "";
        bar.warn([problem]);
        return;
      }
      const name = pictureName(file.name, taken);
      taken.add(name);
      const renamed = new DataTransfer();
      renamed.items.add(new File([file], name, { type: file.type }));
      input.files = renamed.files;
      bar.settle();
    },
    { capture: true },
  );

  return (names) => {
    for (const name of names) taken.add(name);
  };
}
