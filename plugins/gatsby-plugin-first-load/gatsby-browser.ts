import "./malformedFragment";
import "./rehydrateEmotion";
import type { GatsbyBrowser } from "gatsby";
import { hydrateOnIdle } from "./hydrateOnIdle";

// Gatsby's type is the type of `render` in React 17. Gatsby does not use the result.
type Renderer = ReturnType<NonNullable<GatsbyBrowser["replaceHydrateFunction"]>>;

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  hydrateOnIdle as unknown as Renderer;
