/** @jest-environment jsdom */
import { changedElements } from "./places";

beforeEach(() => {
  document.body.innerHTML = `
    <header><p id="phone">(802) 555-0199</p></header>
    <main>
      <h2 id="title">Walls  <span>that</span>
        stand</h2>
    </main>`;
});

test("changed elements in main come first", () => {
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  document.getElementById("phone")?.replaceChildren("(443) 555-0178");
  document.querySelector("span")?.firstChild?.replaceWith("which");
  const changed = changedElements(observer.takeRecords());
  expect(changed.map(({ id, tagName }) => id || tagName)).toEqual(["SPAN", "phone"]);
});
