import { readFileSync } from "node:fs";

/** Fixes a bug in Decap CMS's built script that no API can work around: editor/README.md lists them. */
type Patch = { what: string; find: string; replace: string };

/** The patches for the version in package.json. */
export const patches: readonly Patch[] = [
  {
    what: "the order in which an entry and its draft are loaded",
    find: "a(t,n),e?i(t,this.props.location.search):r(t,n);",
    replace: "Promise.resolve(e?i(t,this.props.location.search):r(t,n)).then(()=>a(t,n));",
  },
  {
    what: "the delay before typed text is saved as a draft",
    find: "this.props.persistLocalBackup(e,t)},2e3)",
    replace: "this.props.persistLocalBackup(e,t)},30)",
  },
  {
    what: "the draft of a form without changes",
    find: 'this.props.hasChanged&&this.createBackup(this.props.entryDraft.get("entry"),this.props.collection),',
    replace:
      'this.props.hasChanged?this.createBackup(this.props.entryDraft.get("entry"),this.props.collection):e.hasChanged&&this.deleteBackup(),',
  },
  {
    what: "the saved entry that a form is compared with",
    find: 'l.get("slug")!==n&&(await t(mp(e,n)),',
    replace:
      'l.get("slug")===n?t({type:Cd,payload:{collection:e.get("name"),entry:c.toJS()}}):(await s.deleteLocalDraftBackup(e),await t(mp(e,n)),',
  },
  {
    what: "the draft of a form that is left without changes",
    find: "(this.deleteBackup(),c(),this.unlisten())",
    replace: "(this.props.hasChanged&&this.deleteBackup(),c(),this.unlisten())",
  },
  {
    what: "the draft of a new entry",
    find: ',t&&await zo.removeItem(Df(e.get("name")))',
    replace: "",
  },
  {
    what: "the draft of a new entry that a copy replaces",
    find: 'Gc(t.get("name")),e(n.get("entry"))};handleDeleteEntry',
    replace:
      'zo.getItem(Df(t.get("name"))).then(r=>{if(!r||window.confirm(this.props.t("editor.editor.onReplaceDraft")))Gc(t.get("name")),e(n.get("entry"))})};handleDeleteEntry',
  },
  {
    what: "a copy or a new form after a save",
    find: 't?(Gc(i.get("name")),n&&u(c.get("entry"))):l',
    replace:
      't?n?this.handleDuplicateEntry():setTimeout(()=>{Gc(i.get("name")),l||window.location.reload()}):l',
  },
  {
    what: "the form while pictures load",
    find: "return(!this.props.isLoadingAsset||!e.isLoadingAsset)&&(",
    replace: "return(",
  },
  {
    what: "the address of an entry that is opened directly on a host",
    find: 'if(window.history.replaceState(null,"",document.location.pathname),!t.has("code")&&!t.has("error"))return;',
    replace:
      'if(!t.has("code")&&!t.has("error"))return;window.history.replaceState(null,"",document.location.pathname);',
  },
  {
    what: "the end of a deletion at Gitea",
    find: "sha:t}}));this.changeFiles(n,{commitMessage:t})",
    replace: "sha:t}}));return this.changeFiles(n,{commitMessage:t})",
  },
];

/**
 * Applies patches to a script.
 * @throws Error if the text of a patch is not found exactly once, as after an update of Decap CMS
 */
export function withPatches(script: string, all: readonly Patch[]): string {
  return all.reduce((text, { what, find, replace }) => {
    const [start, end, ...others] = text.split(find);
    if (start === undefined || end === undefined || others.length > 0)
      throw new Error(`Decap CMS has changed: ${what} cannot be patched. See editor/README.md.`);
    return start + replace + end;
  }, script);
}

/** The patched script of Decap CMS. */
export function decapScript(): Buffer {
  const file = require.resolve("decap-cms/dist/decap-cms.js");
  // Without this, Decap CMS starts on its own and looks for a configuration file.
  const start = "window.CMS_MANUAL_INIT=true;\n";
  return Buffer.from(start + withPatches(readFileSync(file, "utf8"), patches));
}
