import type { EditorConfig } from "../../src/content/editor/config";

export type Phrases = { [key: string]: string | Phrases };

declare global {
  /** React's createElement, a global of Decap CMS. */
  const h: (tag: string, props: object, ...children: unknown[]) => { type: string; props: object };
  /** React's old way to make a component, a global of Decap CMS. */
  const createClass: <Props>(spec: object & ThisType<{ readonly props: Props }>) => unknown;
}

/** The part of Decap CMS's fields, which are React components, that our fields use. */
type Component<Props, State> = {
  readonly props: Props;
  state: State;
  setState: (state: Partial<State>) => void;
  forceUpdate: () => void;
  componentDidMount(): void;
  render(): unknown;
};

/** The part of Decap CMS's global object that the editor uses. */
export type Cms = {
  init: (options: { config: EditorConfig }) => void;
  registerCustomFormat: (
    name: string,
    extension: string,
    format: {
      fromFile: (text: string) => unknown;
      /** @param fields the names of the form's fields, in order */
      toFile: (form: unknown, fields: readonly string[]) => string;
    },
  ) => void;
  getWidget: <Props, Part = unknown, State = unknown>(
    name: string,
  ) => { control: new (props: Props) => Part & Component<Props, State> };
  registerWidget: (name: string, control: unknown) => void;
  registerBackend: (name: string, backend: new (config: EditorConfig) => object) => void;
  registerPreviewTemplate: (name: string, component: unknown) => void;
  registerLocale: (locale: string, phrases: Phrases) => void;
  registerEventListener: (listener: {
    name: "preSave" | "postSave" | "preUnpublish";
    handler: (event: { entry: CmsEntry }) => unknown;
  }) => void;
};

/**
 * Returns a picture of an entry. The first call returns an empty picture and starts to load the real
 * one; nothing reports when it is loaded.
 */
export type GetAsset = (path: string) => { path: string; toString: () => string };

/** True if `GetAsset` returned the empty picture. */
export const isLoading = ({ path }: ReturnType<GetAsset>): boolean => path === "empty.svg";

/** An entry as Decap CMS holds it: an Immutable.js map. */
export type CmsEntry = {
  get: (key: string) => unknown;
};
