import BrowserEnvironment, { keptToTheEnd } from "../environment";
import { startEditor, type EditorServer } from "./server";

declare global {
  /** Starts the editor's server that the tests of a process share, or returns the running one. */
  var sharedEditor: () => Promise<EditorServer>;
}

const sharedEditor = keptToTheEnd(() => startEditor());

/** Also keeps the editor's server between files of tests: it bundles the scripts only at the first visit. */
export default class EditorEnvironment extends BrowserEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.sharedEditor = sharedEditor;
  }
}
