// The script of the sign-in page. The key is in the fragment of the printed address: browsers do not
// send fragments, so no server or proxy logs the key.

import { adminPath, enterPath } from "../../routes";
import { storedKey, storeKey } from "../../store/local";

const keyInAddress = window.location.pathname === enterPath ? window.location.hash.slice(1) : "";

function showMessage(heading: string, sentence: string): void {
  const [title, text, ...others] = document.querySelectorAll("h1, p");
  document.title = heading;
  title?.replaceChildren(heading);
  text?.replaceChildren(sentence);
  for (const other of others) other.remove();
}

async function enter(key: string): Promise<void> {
  // The key must not stay in the address bar and the browser's history.
  if (keyInAddress !== "") window.history.replaceState(null, "", enterPath);
  const answer = await fetch(enterPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ key }),
  });
  if (!answer.ok) {
    // The stored key may be outdated. The page already says which address to open.
    if (keyInAddress === "") return;
    const { error } = (await answer.json()) as { error: string };
    return showMessage("This address no longer opens the editor", error);
  }
  storeKey(key);
  const isSignedIn = (await fetch(adminPath, { method: "HEAD" })).ok;
  if (isSignedIn) return window.location.replace(adminPath);
  return showMessage(
    "This browser blocks cookies",
    "The editor needs one cookie, which never leaves this computer. Allow cookies for localhost in the browser's settings, and open the address again.",
  );
}

// Another program at localhost can remove the cookie. With the stored key, the browser gets a new cookie.
const key = keyInAddress || storedKey();
if (key !== "") {
  enter(key).catch(() =>
    showMessage(
      "The editor does not answer",
      "Is npm start still running? Start it, and try again.",
    ),
  );
}
