import { sendPlainPage } from "../../../editor/plainPage";
import type { Handler } from "./siteHandler";

const secondsToTryAgain = 10;

/** What visitors see at every address before there is a release: it looks again by itself. */
export const firstBuildPage: Handler = (_request, response) => {
  response.setHeader("Retry-After", String(secondsToTryAgain));
  sendPlainPage(response, 503, {
    heading: "This website is being built for the first time",
    sentences: ["It takes a few minutes. This page looks by itself whether it is ready."],
    refreshSeconds: secondsToTryAgain,
  });
};
