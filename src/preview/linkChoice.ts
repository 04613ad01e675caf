/** Something to do at a link: "Go to Decks". */
type Choice = { label: string; action: () => void };

const gap = 6;

/** The height of the choice's letters on the editor's screen, in px. */
const letters = 17;

/** By how much the editor makes the frame smaller: 0.5 for half its size. */
function scaleOfFrame(): number {
  const frame = window.frameElement;
  return frame ? frame.getBoundingClientRect().width / frame.clientWidth : 1;
}

function button({ label, action }: Choice): HTMLButtonElement {
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

  return (link: Element, choices: readonly [Choice, Choice]): void => {
    const buttons = choices.map(({ label, action }) =>
      button({
        label,
        action() {
          choice.hidePopover();
          action();
        },
      }),
    );
    choice.replaceChildren(...buttons);
    choice.style.fontSize = `${letters / scaleOfFrame()}px`;
    choice.showPopover();
    const { left, top, bottom } = link.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = choice;
    const isRoomBelow = bottom + gap + height <= window.innerHeight;
    Object.assign(choice.style, {
      left: `${Math.max(gap, Math.min(left, window.innerWidth - width - gap))}px`,
      top: `${isRoomBelow ? bottom + gap : Math.max(gap, top - height - gap)}px`,
    });
    buttons[0]?.focus();
  };
}
