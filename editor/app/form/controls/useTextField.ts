import * as z from "zod";
import { cleanText } from "../../../../src/content/words/cleanText";
import { innermost, valueAt } from "../../../../src/content/schema/schemaParts";
import { contentIn } from "../../session/openEntry";
import { useSession } from "../../session/SessionContext";
import { announce, stepsOf, useUi } from "../../ui/uiState";
import type { ControlProps } from "../fieldProps";
import { fieldId, useFile, useSet } from "../FormContext";

/** When so many characters are left, screen readers announce the number. */
const announced: readonly number[] = [10, 0];

/** The common part of all text inputs: the text, and what typing and leaving the field do. */
export function useTextField({ schema, path, value }: ControlProps) {
  const set = useSet(path);
  const { state } = useSession();
  const file = useFile();
  const ui = useUi();
  const inner = innermost(schema);
  const most = inner instanceof z.ZodString ? inner.maxLength : null;

  function type(typed: string): void {
    set(typed === "" && schema.isOptional() ? undefined : typed);
    const left = most === null ? undefined : most - typed.trim().length;
    if (left !== undefined && announced.includes(left))
      announce(ui, `${String(left)} characters left`);
  }

  /** Cleans the text when the focus leaves the field, and applies the field's format. */
  function leave(): void {
    const now = valueAt(contentIn(state.getState(), file), stepsOf(path));
    if (typeof now !== "string") return;
    const clean = cleanText(schema, now);
    if (clean !== now) set(clean === "" && schema.isOptional() ? undefined : clean);
  }

  return { id: fieldId(path), text: typeof value === "string" ? value : "", type, leave };
}
