// The script of the editor's page.

import "./noEval";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { createRoot } from "react-dom/client";
import { createLocalStore } from "../store/local";
import type { AppSettings } from "../types";
import { App } from "./App";
import { createPictureUrls, PictureUrlsContext } from "./pictures/pictureUrls";
import { createSession } from "./session/session";
import { SessionProvider } from "./session/SessionContext";
import { StartFailed } from "./ui/StartFailed";
import { system } from "./theme";
import { createUi, UiProvider } from "./ui/uiState";

declare const EDITOR_SETTINGS: AppSettings;

const { siteOrigin = window.location.origin } = EDITOR_SETTINGS;
const session = createSession(createLocalStore(siteOrigin));
const ui = createUi();
const urlOf = createPictureUrls(session);
const root = createRoot(document.getElementById("app") ?? document.body);

session.start().then(
  () =>
    root.render(
      <ChakraProvider value={system}>
        <SessionProvider value={session}>
          <UiProvider value={ui}>
            <PictureUrlsContext.Provider value={urlOf}>
              <App isLocal />
            </PictureUrlsContext.Provider>
          </UiProvider>
        </SessionProvider>
      </ChakraProvider>,
    ),
  (error: unknown) =>
    root.render(
      <ChakraProvider value={system}>
        <StartFailed sentence={error instanceof Error ? error.message : String(error)} />
      </ChakraProvider>,
    ),
);
