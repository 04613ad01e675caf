import "./malformedFragment";
import "./rehydrateEmotion";
import type { GatsbyBrowser } from "gatsby";
import { hydrateOnIdle } from "./hydrateOnIdle";

// Gatsby declares that the function returns what `render` of React 17 returned, but does not use the result.
type Renderer = ReturnType<NonNullable<GatsbyBrowser["replaceHydrateFunction"]>>;

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  hydrateOnIdle as unknown as Renderer;
