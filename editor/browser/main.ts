import { editorConfig } from "../../src/content/editor/config";
import { followWarning } from "./statusBar/warnings";
import { registerCategoryField } from "./fields/categoryWidget";
import { askAt } from "./askBackend";
import { openHistory } from "./history/historyDialog";
import { followChanges } from "./history/lastChange";
import { createBar } from "./statusBar/bar";
import { checkBeforeSaving } from "./save/checks";
import type { Cms } from "./cms";
import { holdDrafts } from "./save/holdDrafts";
import { registerFormats } from "./save/formats";
import { watchHostAnswers } from "./save/hostAnswers";
import { historyAddress, openHostHistory } from "./history/hostHistory";
import { watchLinks } from "./links";
import { registerPictureField } from "./fields/imageWidget";
import { watchRefusals } from "./save/refusals";
import { setUpPreview } from "./preview/preview";
import { openHelp, welcome } from "./help/helpDialog";
import { watchNextFields } from "./fields/nextField";
import { watchEntry } from "./currentEntry";
import { watchRequests } from "./save/saves";
import type { EditorSettings } from "./editorSettings";
import { watchStatus } from "./statusBar/status";
import { watchUploads } from "./fields/uploads";
import { registerWords } from "./locale";

/** Put in when the script is made. */
declare const EDITOR_SETTINGS: EditorSettings;
declare const CMS: Cms;

const { backend, siteOrigin = window.location.origin } = EDITOR_SETTINGS;
// Beside the publisher, its backend checks every edit; on a host the page does, as well as it can alone.
const isLocal = backend.name === "proxy";
const backendPath = String(backend.proxy_url);
const ask = isLocal ? askAt(backendPath) : undefined;
const bar = createBar(siteOrigin);

watchUploads(CMS, backend.name, bar, isLocal);
registerFormats(CMS, isLocal);
registerWords(CMS);
registerPictureField(CMS);
registerCategoryField(CMS);
watchLinks();
holdDrafts();
watchNextFields();
watchRefusals(bar);
setUpPreview(CMS, backend.name, isLocal);
bar.addButton("Help", () => openHelp(isLocal));
if (ask) {
  // On this computer there is no account to log in to, so nobody need press the button for it.
  window.localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: backend.name }));
  const { happened, takeBack } = followChanges(ask, bar);
  watchRequests(backendPath, bar, happened, ask);
  welcome();
  bar.addButton("History", () => openHistory(ask, takeBack));
  watchStatus(backendPath, bar);
  followWarning();
} else {
  checkBeforeSaving(CMS, bar);
  watchHostAnswers(bar);
  if (historyAddress(backend) !== undefined)
    bar.addButton("History", () => openHostHistory(backend));
}
watchEntry(bar, ask);
CMS.init({ config: editorConfig(backend, siteOrigin) });
