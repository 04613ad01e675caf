// The script of the page that stands in front of the editor. The key is in the fragment of the
// printed address: no browser sends that to a server, and no server or proxy writes it to a log.

import { adminPath, enterPath } from "../routes";
import { storedKey, storeKey } from "./office/askBackend";

const shownKey = window.location.pathname === enterPath ? window.location.hash.slice(1) : "";

function say(heading: string, sentence: string): void {
  const [title, text, ...others] = document.querySelectorAll("h1, p");
  title?.replaceChildren(heading);
  text?.replaceChildren(sentence);
  for (const other of others) other.remove();
}

async function enter(key: string): Promise<void> {
  // Nothing is left in the address bar, and this page is left out of the history.
  if (shownKey !== "") window.history.replaceState(null, "", enterPath);
  const answer = await fetch(enterPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ key }),
  });
  if (!answer.ok) {
    // A key that the browser has kept may be of an earlier day: the page says what to open.
    if (shownKey === "") return;
    const { error } = (await answer.json()) as { error: string };
    return say("This address opens the editor no more", error);
  }
  storeKey(key);
  const isLetIn = (await fetch(adminPath, { method: "HEAD" })).ok;
  if (isLetIn) return window.location.replace(adminPath);
  return say(
    "This browser keeps no cookies",
    "The editor needs one, which never leaves this computer. Allow cookies for localhost in the settings of the browser, and open the address again.",
  );
}

// Another program at localhost can take the cookie away. The kept key brings it back.
const key = shownKey || storedKey();
if (key !== "") {
  enter(key).catch(() =>
    say("The editor does not answer", "Is npm start still running? Start it, and try again."),
  );
}
