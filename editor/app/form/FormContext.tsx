import { createContext, useCallback, useContext } from "react";
import { fileOfIssue, type Issue } from "../../../src/content/check/issue";
import { valueAt, type Path } from "../../../src/content/schema/schemaParts";
import type { Change } from "../session/document";
import { contentIn } from "../session/openEntry";
import { useSession, useSessionState } from "../session/SessionContext";
import { sentenceInForm } from "./sentenceInForm";
import { foldKey, joined, stepsOf, useUi, useUiState } from "../ui/uiState";

/** The file of the entry that the form shows. */
const FileContext = createContext<string | undefined>(undefined);

export const FileProvider = FileContext.Provider;

export function useFile(): string {
  const file = useContext(FileContext);
  if (file === undefined) throw new Error("A field of the editor is outside a form.");
  return file;
}

/** The id of a field's control, by which labels, errors and clicks on the page find the control. */
export const fieldId = (path: string): string => `field-${path}`;

/** Returns a function that changes the open entry, in one step of undo. */
export function useChange(): (...changes: readonly Change[]) => void {
  const { edit } = useSession();
  const file = useFile();
  return useCallback(
    (...changes: readonly Change[]) => edit(...changes.map((change) => ({ file, ...change }))),
    [edit, file],
  );
}

/** Returns a function that sets the value of a field. */
export function useSet(path: string): (value: unknown) => void {
  const change = useChange();
  return useCallback(
    (value: unknown) => change({ kind: "set", path: stepsOf(path), value }),
    [change, path],
  );
}

/** A value elsewhere in the open entry. */
export function useValueAt(path: Path): unknown {
  const file = useFile();
  return useSessionState((state) => valueAt(contentIn(state, file), path));
}

/** Whether a part of the form is open, and a function that opens or closes it. */
export function useFold(idPath: string, byDefault: boolean): [boolean, (isOpen: boolean) => void] {
  const ui = useUi();
  const key = foldKey(useFile(), idPath);
  const isOpen = useUiState(({ folds }) => folds[key] ?? byDefault);
  const setOpen = (next: boolean) =>
    ui.setState(({ folds }) => ({ folds: { ...folds, [key]: next } }));
  return [isOpen, setOpen];
}

type Messages = ReadonlyMap<string, ReadonlyMap<string, string>>;

const known = new WeakMap<readonly Issue[], Messages>();

/** The sentences of errors, by file and path. */
function messagesOf(errors: readonly Issue[]): Messages {
  const there = known.get(errors);
  if (there) return there;
  const made = new Map<string, Map<string, string>>();
  for (const issue of errors) {
    const file = fileOfIssue(issue);
    const own = made.get(file) ?? new Map<string, string>();
    own.set(joined(issue.path), sentenceInForm(issue));
    made.set(file, own);
  }
  known.set(errors, made);
  return made;
}

const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0);

/**
 * The error of a field. Until the first refused save, an empty field shows no error, because people have not
 * come to it yet.
 */
export function useError(path: string): string | undefined {
  const file = useFile();
  return useSessionState((state) => {
    if (state.errors.length === 0) return undefined;
    const final = state.errorNames.get(file) ?? file;
    const message = messagesOf(state.errors).get(final)?.get(path);
    if (message === undefined || state.showsAllErrors) return message;
    return isBlank(valueAt(contentIn(state, file), stepsOf(path))) ? undefined : message;
  });
}
