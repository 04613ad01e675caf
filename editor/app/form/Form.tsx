import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, type FocusEvent, type KeyboardEvent } from "react";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { regionIds } from "../ui/regions";
import { joined, stepsOf, useUi, useUiState } from "../ui/uiState";
import type { Path } from "../../../src/content/schema/schemaParts";
import { idPathOf } from "../session/document";
import { documentIn } from "../session/openEntry";
import { useContent, useSession } from "../session/SessionContext";
import { placeCursor } from "./placeCursor";
import { Fields } from "./Fields";
import { fieldId, FileProvider } from "./FormContext";

/**
 * Moves the focus to a field. If the form does not show the field, the closest shown part around it takes
 * the focus.
 * @param isPressed also presses the button of the field
 * @param textBefore the words after which the cursor stands in the field's text
 * @returns false if the form shows no part of the path
 */
function focusField(path: Path, isPressed = false, textBefore = ""): boolean {
  for (let depth = path.length; depth > 0; depth--) {
    const element = document.getElementById(fieldId(joined(path.slice(0, depth))));
    if (!element) continue;
    const inputs = "input:not([type=file]), textarea, select";
    const control = element.matches(`${inputs}, button`)
      ? element
      : (element.querySelector<HTMLElement>(inputs) ?? element.querySelector("button"));
    element.scrollIntoView({ block: "center" });
    control?.focus({ preventScroll: true });
    if (isPressed && depth === path.length) control?.click();
    if (control && depth === path.length) placeCursor(control, textBefore);
    return true;
  }
  return path.length === 0;
}

/** Escape leads back to the page, unless Escape closes or cancels something in the form. */
function leaveAtEscape({ key, target }: KeyboardEvent): void {
  const isBusy =
    target instanceof Element && target.matches("[aria-expanded=true], [aria-pressed=true]");
  if (key !== "Escape" || isBusy) return;
  document.querySelector<HTMLElement>(`#${regionIds.page} iframe`)?.focus();
}

/** The form of an entry, drawn from the content model. */
export function Form({ file }: { file: string }) {
  const ui = useUi();
  const { state } = useSession();
  const content = useContent(file);
  const wanted = useUiState((state) => state.wanted);
  const schema = contentTypeOf(file)?.schema;

  // An effect, because goTo opens the parts around the field, and the field is in the DOM only after that
  // render.
  useEffect(() => {
    if (wanted?.file === file && focusField(wanted.path, wanted.isPressed, wanted.textBefore))
      ui.setState({ wanted: undefined });
  }, [wanted, file, ui]);

  function noteFocus({ target }: FocusEvent): void {
    const element = target.closest<HTMLElement>("[data-field]") ?? target.closest("[id^='field-']");
    const path = element?.dataset.field ?? element?.id.slice(fieldId("").length);
    const document = documentIn(state.getState(), file);
    if (path === undefined || !document) return;
    const steps = stepsOf(path);
    ui.setState({ focused: { file, path: steps, idPath: idPathOf(document, steps) } });
  }

  if (!schema || content === undefined) return null;
  return (
    <FileProvider value={file}>
      <chakra.form
        aria-label="The words and pictures of this entry"
        onSubmit={(event) => event.preventDefault()}
        onFocus={noteFocus}
        onKeyDown={leaveAtEscape}
        noValidate
      >
        <Fields schema={schema} path="" idPath="" value={content} depth={-1} />
      </chakra.form>
    </FileProvider>
  );
}
