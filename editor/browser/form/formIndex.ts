import { drawer, button, element } from "../elements";
import type { Bar } from "../statusBar/bar";
import { childrenOf, fieldSelector, collapseOthers, goTo, labelsOf } from "./parts";

/** A list of the parts of the open form, in the status bar. */
export function offerIndex(bar: Bar): void {
  const list = element("ul", {});
  const index = drawer("Parts", list);
  index.classList.add("form-index");

  const partItem = (part: Element) => {
    const open = () => {
      index.open = false;
      collapseOthers(part);
      goTo(part);
    };
    return element("li", {}, button(labelsOf(part), open));
  };
  index.addEventListener("toggle", () => {
    const parts = index.open ? childrenOf(document.body, fieldSelector) : [];
    list.replaceChildren(...parts.map(partItem));
  });
  bar.addElement(index);
}
