import "./malformedFragment";
import "./rehydrateEmotion";
import type { GatsbyBrowser } from "gatsby";
import { hydrateOnIdle } from "./hydrateOnIdle";

// Gatsby's type is that of React 17's render; Gatsby does not use its result.
type Renderer = ReturnType<NonNullable<GatsbyBrowser["replaceHydrateFunction"]>>;

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  hydrateOnIdle as unknown as Renderer;
