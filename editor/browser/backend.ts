import type { Cms } from "./cms";

/** The part of a backend of Decap CMS that is used here. All backends have it. */
export type Implementation = {
  /** The pictures in a folder; without one, in that of the configuration. */
  getMedia: (folder?: string, ...more: unknown[]) => Promise<readonly { name: string }[]>;
  getMediaFile: (path: string) => Promise<{ url?: string }>;
};

/** Calls back with the backend when Decap CMS makes it. To be called before Decap CMS starts. */
export function whenBackendIsMade(
  cms: Cms,
  name: string,
  then: (implementation: Implementation) => void,
): void {
  const backend = cms.getBackend(name) as { init: (...args: unknown[]) => Implementation };
  const init = backend.init.bind(backend);
  backend.init = (...args) => {
    const implementation = init(...args);
    then(implementation);
    return implementation;
  };
}
