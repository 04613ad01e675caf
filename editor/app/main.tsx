// The script of the editor's page.

import "./noEval";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { createGithubStore } from "../store/github/createGithubStore";
import { GithubRefusal } from "../store/github/refusals";
import type { GithubPlace } from "../store/github/place";
import { forgetToken, storedToken, storeToken } from "../store/github/token";
import { createLocalStore } from "../store/local";
import type { ContentStore } from "../store/store";
import type { AppSettings } from "../types";
import { App } from "./App";
import { createPictureUrls, PictureUrlsContext } from "./pictures/pictureUrls";
import { createSession } from "./session/session";
import { SessionProvider } from "./session/SessionContext";
import { DrawingFailed } from "./ui/DrawingFailed";
import { keepFilesOut } from "./ui/keepFilesOut";
import { SignIn } from "./ui/SignIn";
import { StartFailed } from "./ui/StartFailed";
import { system } from "./theme";
import { createUi, UiProvider } from "./ui/uiState";

declare const EDITOR_SETTINGS: AppSettings;

const { siteOrigin = window.location.origin, github, siteName } = EDITOR_SETTINGS;
const root = createRoot(document.getElementById("app") ?? document.body);

const show = (children: ReactNode) =>
  root.render(<ChakraProvider value={system}>{children}</ChakraProvider>);

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Opens the editor with the content of a store. */
async function open(store: ContentStore): Promise<void> {
  const session = createSession(store);
  await session.start();
  window.addEventListener("pagehide", session.keepLastWords);
  show(
    <SessionProvider value={session}>
      <UiProvider value={createUi()}>
        <PictureUrlsContext.Provider value={createPictureUrls(session)}>
          <DrawingFailed>
            <App isLocal={github === undefined} />
          </DrawingFailed>
        </PictureUrlsContext.Provider>
      </UiProvider>
    </SessionProvider>,
  );
}

const githubStore = (place: GithubPlace, token: string) =>
  createGithubStore(place, token, {
    siteOrigin,
    signOut() {
      forgetToken(place);
      window.location.reload();
    },
  });

/** Asks for a token. The browser keeps the token once GitHub has accepted it. */
function askToSignIn(place: GithubPlace, reason?: string): void {
  /** Tests the token before the browser keeps it. */
  async function tryToken(token: string): Promise<void> {
    const store = githubStore(place, token);
    await store.load().catch((error: unknown) => {
      if (!(error instanceof GithubRefusal) || error.reason !== "signIn") throw error;
      throw new Error(
        "GitHub does not accept this token. Copy the whole token, or make a new one.",
      );
    });
    storeToken(place, token);
    await open(store);
  }
  show(<SignIn place={place} siteName={siteName} reason={reason} onToken={tryToken} />);
}

async function start(): Promise<void> {
  if (!github) return open(createLocalStore(siteOrigin));
  const token = storedToken(github);
  if (token === undefined) return askToSignIn(github);
  try {
    await open(githubStore(github, token));
  } catch (error) {
    if (!(error instanceof GithubRefusal)) throw error;
    // Another account may help after any refusal. But only an invalid sign-in makes the token useless: after
    // the other refusals, a reload tries the token again.
    if (error.reason === "signIn") forgetToken(github);
    askToSignIn(github, error.message);
  }
}

keepFilesOut(window);
start().catch((error: unknown) => show(<StartFailed sentence={sentenceOf(error)} />));
