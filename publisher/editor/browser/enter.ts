// The script of the page that stands in front of the editor. The key is in the fragment of the
// printed address: no browser sends that to a server, and no server or proxy writes it to a log.

import { adminPath, enterPath } from "../routes";

const key = window.location.hash.slice(1);

function say(heading: string, sentence: string): void {
  const [title, text, ...others] = document.querySelectorAll("h1, p");
  title?.replaceChildren(heading);
  text?.replaceChildren(sentence);
  for (const other of others) other.remove();
}

async function enter(): Promise<void> {
  // Nothing is left in the address bar, and this page is left out of the history.
  window.history.replaceState(null, "", enterPath);
  const headers = { "content-type": "application/json" };
  const answer = await fetch(enterPath, {
    method: "POST",
    headers,
    body: JSON.stringify({ key }),
  });
  if (!answer.ok) {
    const { error } = (await answer.json()) as { error: string };
    return say("This address opens the editor no more", error);
  }
  const isLetIn = (await fetch(adminPath, { method: "HEAD" })).ok;
  if (isLetIn) return window.location.replace(adminPath);
  return say(
    "This browser keeps no cookies",
    "The editor needs one, which never leaves this computer. Allow cookies for localhost in the settings of the browser, and open the address again.",
  );
}

if (window.location.pathname === enterPath && key !== "") {
  enter().catch(() =>
    say("The editor does not answer", "Is npm start still running? Start it, and try again."),
  );
}
