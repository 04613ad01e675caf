import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { validFiles } from "../contentFiles";
import { type TestEditor } from "../editorBackend";

export const jane = "testimonials/jane-d.json";
export const janeNow = validFiles()[jane] as object;
/** A picture that a page shows. */
export const shown = Object.keys(validFiles()).find((file) => file.startsWith("images/")) ?? "";

/** A JPEG of 8 by 8 white pixels. */
export const photo = Buffer.from(
  "/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ALIAP//Z",
  "base64",
);

/** True if this account may create symbolic links to files, which Windows restricts. */
function mayLink(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "link-"));
  try {
    symlinkSync(join(folder, "file"), join(folder, "link"));
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The reason why links cannot be tested here; undefined if they can. */
export const missingLinks = mayLink()
  ? undefined
  : "links: this account may not create them (Windows: turn on Developer Mode)";

/** Creates files that the editor must not touch beside the content, and links to them. */
export function surround(editor: TestEditor): void {
  const outside = join(editor.folder, "outside");
  mkdirSync(outside);
  writeFileSync(join(outside, "secret.json"), JSON.stringify({ ...janeNow, name: "Secret" }));
  writeFileSync(join(outside, "secret.jpg"), photo);
  if (missingLinks === undefined) {
    symlinkSync(join(outside, "secret.json"), join(editor.dataDir, "testimonials/linked.json"));
    symlinkSync(outside, join(editor.dataDir, "images/linked"));
    symlinkSync(join(outside, "secret.jpg"), join(editor.dataDir, "images/linked.jpg"));
  }
  const spare = { ...janeNow, name: "Spare S.", text: "Nobody shows this one." };
  writeFileSync(join(editor.dataDir, "testimonials/spare.json"), JSON.stringify(spare));
  mkdirSync(join(editor.folder, "project/.git/hooks"), { recursive: true });
  writeFileSync(join(editor.folder, "project/package.json"), "{}");
}
