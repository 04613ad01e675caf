import { localBackendName } from "../../../src/content/editor/decap";
import type { ContentFile, MediaFile, Picture } from "../../backend/reads";
import type { Call } from "./callBackend";
import type { Cms } from "../cms";
import { askYesOrNo } from "../dialogs";
import { paragraphs } from "../elements";
import { notePictures } from "../fields/uploads";
import { takeBase } from "../content";
import { askForPlaces } from "./askForPlaces";
import { forgetVersion, newestVersion, noteVersion } from "./savedVersions";
import type { Bar } from "../statusBar/bar";

/** An entry as Decap CMS passes it to a backend. */
type Unsaved = {
  dataFiles: readonly [{ path: string; raw: string }];
  assets: readonly Asset[];
};
type Asset = { path: string; toBase64: () => Promise<string> };

/** The dialog lists at most this many changes, so that people read them. */
const mostListed = 6;

/** Asks whether to overwrite what was saved since the form was opened. */
function confirmOverwrite([sentence = "", ...changes]: readonly string[]): Promise<boolean> {
  const listed = changes.slice(0, mostListed);
  const explanation =
    listed.length > 0 ? ["If you save yours, this is what changes:", ...listed] : [];
  return askYesOrNo(
    "Save over the newer changes?",
    { yes: "Save mine", no: "Do not save yet" },
    ...paragraphs([sentence, ...explanation]),
  );
}

const alsoChanged =
  "Saved, and these changes by somebody else are kept. Open the entry again to see them in the form:";

const sent = async (asset: Asset) => ({ path: asset.path, content: await asset.toBase64() });

/** The data URL of a picture. Browsers detect the real type themselves. */
export const dataUrlOf = ({ content }: Picture) => `data:image/jpeg;base64,${content}`;

/** Registers the backend through which Decap CMS reads and writes content with npm start. */
export function registerLocalBackend(cms: Cms, call: Call, bar: Bar): void {
  /** Decap CMS expects an error when the backend refuses. */
  async function get<T extends object>(action: string, params: object): Promise<T> {
    const { answer, refused } = await call<T>(action, params);
    if (refused) throw new Error(refused.error);
    return answer;
  }

  class LocalBackend {
    status = () => Promise.resolve({ auth: { status: true }, api: { status: true } });
    authComponent = () => () => null;
    restoreUser = () => Promise.resolve({});

    entriesByFolder = (folder: string) => get<ContentFile[]>("entriesByFolder", { folder });

    entriesByFiles = (files: readonly { path: string }[]) =>
      get<ContentFile[]>("entriesByFiles", { paths: files.map(({ path }) => path) });

    async getEntry(path: string) {
      const entry = await get<ContentFile>("getEntry", { path });
      // If an older version is read again, the later changes were undone.
      forgetVersion(path, entry.data);
      return entry;
    }

    async persistEntry(entry: Unsaved, { newEntry }: { newEntry?: boolean }): Promise<void> {
      const [{ path, raw: form }] = entry.dataFiles;
      const { base, content } = takeBase(JSON.parse(form) as Record<string, unknown>);
      const raw = JSON.stringify(content);
      const addTo = newEntry ? await askForPlaces(call, path) : [];
      if (!addTo) {
        bar.showMessage(["Not saved yet. What you typed is still in the form."]);
        throw new Error("Not saved yet.");
      }
      // Decap CMS also passes uploads that the form no longer names. The backend may refuse them.
      const named = entry.assets.filter(({ path: picture }) =>
        raw.includes(`"${picture.replace("data/", "")}"`),
      );
      const assets = await Promise.all(named.map(sent));
      const params = (overwrites?: string) => ({
        dataFiles: [{ path, raw, base: newestVersion(path, base), overwrites }],
        assets,
        isNew: newEntry,
        addTo,
      });
      const { answer, refused } = await call<{ kept: string[] }>(
        "persistEntry",
        params(),
        async ({ newerVersion, error }) =>
          newerVersion !== undefined && (await confirmOverwrite(error.split("\n")))
            ? params(newerVersion)
            : undefined,
      );
      if (refused) throw new Error(refused.error);
      noteVersion(path, base, raw);
      if (answer.kept.length > 0) bar.showMessage([alsoChanged, ...answer.kept], { isGood: true });
    }

    deleteFiles = (paths: readonly string[]) => get<object>("deleteFiles", { paths });

    async getMedia() {
      const pictures = await get<MediaFile[]>("getMedia", {});
      notePictures(pictures);
      return pictures.map(shown);
    }

    async getMediaFile(path: string) {
      const url = dataUrlOf(await get<Picture>("getMediaFile", { path }));
      return { url, displayURL: url };
    }

    getMediaDisplayURL = async ({ path }: { path: string }) =>
      dataUrlOf(await get<Picture>("thumbnail", { path }));

    persistMedia = async (asset: Asset) =>
      shown(await get<MediaFile>("persistMedia", { asset: await sent(asset) }));
  }
  // Decap CMS finds a login: the page itself is behind the key, and there are no accounts.
  window.localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: localBackendName }));
  cms.registerBackend(localBackendName, LocalBackend);
}

/** Lets Decap CMS load the thumbnail of a picture once it is in view. */
const shown = (file: MediaFile) => ({ ...file, displayURL: { path: file.path } });
