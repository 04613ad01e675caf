import { createContext, useContext } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { FieldPlace, Path } from "../../../src/content/schema/schemaParts";
import { keepText, keptText } from "../../store/browserStorage";

/** The simulated screen of the page. */
export type Device = "phone" | "desktop";

/** What the screen shows, apart from the content and the route. */
export type UiState = {
  readonly device: Device;
  /** The part that a small window shows. */
  readonly tab: "page" | "form";
  /**
   * The page beside the form of an entry, if somebody has chosen it. `from` is the index of the editable
   * element to scroll to.
   */
  readonly page?: { readonly file: string; readonly path: string; readonly from?: number };
  /** The path of the page that the frame shows. */
  readonly shownPath?: string;
  /** The pages that show the open entry. */
  readonly pages: readonly { readonly path: string; readonly label: string }[];
  /** False while the page shows an earlier state than the form. */
  readonly isUpToDate: boolean;
  /**
   * The field to go to. The parts around the field open, and the field takes the focus. With `isPressed`,
   * its button is pressed, too. With `textBefore`, the cursor goes after these words.
   */
  readonly wanted?: FieldPlace & { readonly isPressed?: true; readonly textBefore?: string };
  /** The place from which the form of an entry was opened, for the link back. */
  readonly openedFrom?: { readonly file: string; readonly href: string; readonly label: string };
  /**
   * The field or entry that the page outlines: it had the focus last, or the mouse was over its line in a
   * list. Its id path stays the same when list items move.
   */
  readonly focused?: FieldPlace & { readonly idPath?: string };
  /** The provisional files of saved new entries, by their final files. */
  readonly earlierFiles: Readonly<Record<string, string>>;
  /** Whether parts of forms are open, by file and id path. */
  readonly folds: Readonly<Record<string, boolean>>;
  /** The open groups of the launch list, once somebody has opened or closed one. */
  readonly openPointGroups?: readonly string[];
  /** How far closed lists were scrolled, in px, by their names. */
  readonly scrolled: Readonly<Record<string, number>>;
  /** The words in the search of the site. They stay, so that somebody can go to one result after another. */
  readonly searched: string;
  /** The last words for screen readers. */
  readonly announcement: string;
  /** True if the drawer with the rail is open, on a window without room for the rail. */
  readonly isRailOpen: boolean;
};

export type Ui = StoreApi<UiState>;

const deviceKey = "editor-device";

export const createUi = (): Ui =>
  createStore<UiState>(() => ({
    device:
      keptText(deviceKey) === "phone" || window.matchMedia("(max-width: 63.99em)").matches
        ? "phone"
        : "desktop",
    tab: "page",
    pages: [],
    isUpToDate: true,
    earlierFiles: {},
    folds: {},
    scrolled: {},
    searched: "",
    announcement: "",
    isRailOpen: false,
  }));

const UiContext = createContext<Ui | undefined>(undefined);

export const UiProvider = UiContext.Provider;

export function useUi(): Ui {
  const ui = useContext(UiContext);
  if (!ui) throw new Error("A component of the editor is outside the screen's state.");
  return ui;
}

/** A part of the screen's state. The component is drawn again only if this part changes. */
export const useUiState = <T>(select: (state: UiState) => T): T => useStore(useUi(), select);

/** Chooses the simulated screen, and remembers the choice in this browser. */
export function chooseDevice(ui: Ui, device: Device): void {
  keepText(deviceKey, device);
  ui.setState({ device });
}

/** Lets screen readers say some words. A space makes repeated words differ, so that they are said again. */
export const announce = (ui: Ui, words: string): void =>
  ui.setState(({ announcement }) => ({
    announcement: announcement === words ? `${words}\u00a0` : words,
  }));

/** The key of a part of a form in `folds`. */
export const foldKey = (file: string, idPath: string): string => `${file} ${idPath}`;

/** Keeps the state of a new entry's form after a save, which gives the entry its final file. */
export const renameForm = (ui: Ui, earlier: string, file: string): void =>
  ui.setState(({ earlierFiles, folds }) => ({
    earlierFiles: { ...earlierFiles, [file]: earlier },
    folds: Object.fromEntries(
      Object.entries(folds).map(([key, isOpen]) => [
        key.startsWith(`${earlier} `) ? file + key.slice(earlier.length) : key,
        isOpen,
      ]),
    ),
  }));

/** The path of a field as one text, so that React can compare it: "reasons.items.0.title". */
export const joined = (path: Path): string => path.join(".");

/** The path of a text that `joined` made. */
export const stepsOf = (path: string): Path =>
  path === "" ? [] : path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
