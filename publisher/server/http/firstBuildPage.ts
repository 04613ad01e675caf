import { sendPlainPage } from "../../../editor/plainPage";
import type { Handler } from "./siteHandler";

const reloadSeconds = 10;

/** What visitors see at every address before there is a release. The page reloads by itself. */
export const firstBuildPage: Handler = (_request, response) => {
  response.setHeader("Retry-After", String(reloadSeconds));
  sendPlainPage(response, 503, {
    heading: "This website is being built for the first time",
    sentences: ["It takes a few minutes. This page reloads by itself."],
    refreshSeconds: reloadSeconds,
  });
};
