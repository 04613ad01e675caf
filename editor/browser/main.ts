import { editorConfig } from "../../src/content/editor/config";
import { localBackendName } from "../../src/content/editor/decap";
import { followPlaces } from "./form/openPlace";
import { callerOf, type Call } from "./local/callBackend";
import { openHistory } from "./history/historyDialog";
import { followEdits } from "./history/lastEdit";
import { createBar } from "./statusBar/bar";
import { checkBeforeSaving, watchHostRefusals } from "./save/onHost";
import type { Cms } from "./cms";
import { watchSaves } from "./save/saving";
import { registerFormat } from "./save/format";
import { openHostHistory } from "./history/hostHistory";
import { watchNavigation } from "./navigation";
import { answerConfirmBoxes } from "./form/confirmBoxes";
import { registerPointField } from "./fields/pointWidget";
import { registerStarsField } from "./fields/starsWidget";
import { guardNumbers } from "./fields/numbers";
import { registerTextFields } from "./fields/textWidgets";
import { registerOptionalGroupField } from "./fields/optionalGroupWidget";
import { registerOffSiteField } from "./fields/offSiteWidget";
import { registerPictureField } from "./fields/imageWidget";
import { registerListField } from "./fields/listWidget";
import { assistPeople } from "./form/assist";
import { offerIndex } from "./form/formIndex";
import { saveAtOnePress } from "./form/saveButton";
import { watchRefusals } from "./form/refusals";
import { createSavedContent } from "./content";
import { setUpPreview } from "./preview/preview";
import { watchNextFields } from "./form/nextField";
import { registerLocalBackend } from "./local/localBackend";
import { adminPath, helpName } from "../routes";
import type { EditorSettings } from "../types";
import { watchStatus } from "./statusBar/status";
import { watchUploads } from "./fields/uploads";
import { registerWords } from "./locale";

/** Set when the script is bundled. */
declare const EDITOR_SETTINGS: EditorSettings;
declare const CMS: Cms;

const { backend, siteOrigin = window.location.origin } = EDITOR_SETTINGS;
const bar = createBar(siteOrigin);
const content = createSavedContent();

// In a new tab, so that the form keeps its unsaved text.
bar.addButton("Help", () => window.open(`${adminPath}/${helpName}`, "_blank", "noopener"));

/** With npm start, the backend checks every edit. */
function beginLocally(): Call {
  const backendPath = String(backend.address);
  const call = callerOf(backendPath, bar, (edit) => happened(edit));
  const { happened, undo } = followEdits(call, bar, content);
  registerLocalBackend(CMS, call, bar);
  bar.addButton("History", () => openHistory(call, undo));
  watchStatus(backendPath, bar);
  return call;
}

/** On a host, the page checks the fields of an edit before it saves. */
function beginOnHost(): undefined {
  // Only decap.css reads this.
  document.body.dataset.isOnHost = "";
  checkBeforeSaving(CMS, bar, content);
  watchHostRefusals(bar);
  bar.addButton("History", () => openHostHistory(backend));
}

const call = backend.name === localBackendName ? beginLocally() : beginOnHost();
const isLocal = call !== undefined;
watchUploads(bar, isLocal);
registerFormat(CMS, isLocal);
registerWords(CMS);
registerPictureField(CMS);
registerListField(CMS, content, bar);
registerOptionalGroupField(CMS);
registerTextFields(CMS, content);
registerStarsField(CMS);
registerPointField(CMS);
registerOffSiteField(CMS, content);
watchNavigation(CMS);
watchNextFields();
assistPeople();
guardNumbers();
watchSaves(CMS);
saveAtOnePress();
answerConfirmBoxes(bar);
watchRefusals(bar);
offerIndex(bar);
followPlaces();
setUpPreview(CMS, { bar, content, call, siteOrigin });
CMS.init({ config: editorConfig(backend, siteOrigin) });
