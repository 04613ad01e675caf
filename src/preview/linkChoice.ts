type Choices = {
  /** The words of the first choice: "Go to Decks". */
  label: string;
  go: () => void;
  change: () => void;
};

const gap = 6;

function button(label: string, action: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.textContent = label;
  made.addEventListener("click", action);
  return made;
}

/** Asks at a link whether to follow the link or to change its words. */
export function createLinkChoice() {
  const choice = document.createElement("div");
  choice.className = "link-choice";
  choice.popover = "auto";
  document.body.append(choice);

  return (link: Element, { label, go, change }: Choices): void => {
    const chosen = (action: () => void) => () => {
      choice.hidePopover();
      action();
    };
    const first = button(label, chosen(go));
    choice.replaceChildren(first, button("Change this", chosen(change)));
    choice.showPopover();
    const { left, top, bottom } = link.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = choice;
    const isRoomBelow = bottom + gap + height <= window.innerHeight;
    Object.assign(choice.style, {
      left: `${Math.max(gap, Math.min(left, window.innerWidth - width - gap))}px`,
      top: `${isRoomBelow ? bottom + gap : Math.max(gap, top - height - gap)}px`,
    });
    first.focus();
  };
}
