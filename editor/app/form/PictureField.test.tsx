import { act, fireEvent, screen, within } from "@testing-library/react";
import { set, validFiles } from "../../../test/contentFiles";
import { memoryStore, showInEditor } from "../../../test/editorApp";
import { goTo } from "../ui/goTo";
import { countChanges } from "../session/changes";
import { Form } from "./Form";

const first = (elements: readonly HTMLElement[]) => elements[0] as HTMLElement;

const home = "pages/home.json";
const spot = (label: string, hotspot: string) => ({ label, link: "/contact", hotspot });

async function showHome(change: (files: ReturnType<typeof validFiles>) => void = () => undefined) {
  const files = validFiles();
  files["images/one.jpg"] = "one";
  files["images/two.jpg"] = "two";
  set(files, home, "hero.picture", { file: "images/one.jpg", alt: "One", focus: "40% 60%" });
  set(files, "pages/about.json", "hero.picture", { file: "images/two.jpg", alt: "Two" });
  change(files);
  const shown = await showInEditor(<Form file={home} />, memoryStore(files));
  const top = screen.queryByRole("button", { name: /^Top of the page/, expanded: false });
  if (top) await shown.user.click(top);
  return shown;
}

const point = () => first(screen.getAllByRole("button", { name: /% from the left|In the middle/ }));

it("moves the point by arrow keys, by 1 % and with Shift by 10 %, and never off the picture", async () => {
  const { content } = await showHome();
  fireEvent.keyDown(point(), { key: "ArrowRight" });
  expect(content(home)).toHaveProperty("hero.picture.focus", "41% 60%");
  fireEvent.keyDown(point(), { key: "ArrowUp", shiftKey: true });
  expect(content(home)).toHaveProperty("hero.picture.focus", "41% 50%");
  for (let count = 0; count < 8; count++)
    fireEvent.keyDown(point(), { key: "ArrowLeft", shiftKey: true });
  expect(content(home)).toHaveProperty("hero.picture.focus", "0% 50%");
  expect(point()).toHaveAccessibleName(/0% from the left, 50% from the top/);
});

it("takes the words of another picture over, and forgets the point of the old one", async () => {
  const { user, content, session } = await showHome();
  await user.click(first(screen.getAllByRole("button", { name: "Choose another picture" })));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("radio", { name: "Two" }));
  await user.click(dialog.getByRole("button", { name: "Use this picture" }));
  expect(content(home)).toHaveProperty("hero.picture", { file: "images/two.jpg", alt: "Two" });
  // Another picture and its new description are one change, as people count.
  expect(countChanges(session.state.getState())).toBe(1);
});

describe("numbers on the picture", () => {
  const withNumbers = (files: ReturnType<typeof validFiles>) =>
    set(files, home, "hero.key", [spot("a", "10% 10%"), spot("b", "20% 20%")]);

  it("are gone to while the picture is still loading", async () => {
    const files = validFiles();
    files["images/one.jpg"] = "one";
    set(files, home, "hero.picture", { file: "images/one.jpg", alt: "One" });
    withNumbers(files);
    const store = memoryStore(files, { picture: () => new Promise(() => undefined) });
    const { session, ui } = await showInEditor(<Form file={home} />, store);
    const path = ["hero", "key", 1, "hotspot"];
    act(() => goTo(session, ui, () => undefined, { file: home, path }));
    expect(
      screen.getByRole("button", { name: /20% from the left, 20% from the top/ }),
    ).toHaveFocus();
    expect(screen.queryByText(/First choose the picture/)).toBeNull();
  });

  it("are moved by a mouse, each from the field of any other", async () => {
    const { content, session, ui } = await showHome(withNumbers);
    await act(async () => {
      goTo(session, ui, () => undefined, { file: home, path: ["hero", "key", 1, "hotspot"] });
      // The picture loads.
      await Promise.resolve();
    });
    const button = screen.getByRole("button", { name: /20% from the left, 20% from the top/ });
    const picture = button.parentElement as HTMLElement;
    const place = { left: 0, top: 0, width: 200, height: 100 } as DOMRect;
    Object.assign(picture, {
      getBoundingClientRect: () => place,
      setPointerCapture: () => undefined,
      hasPointerCapture: () => true,
    });
    // jsdom has no pointer events.
    const point = (type: string, target: Element, clientX: number, clientY: number) =>
      fireEvent(target, new MouseEvent(`pointer${type}`, { bubbles: true, clientX, clientY }));
    const drag = (from: Element, clientX: number, clientY: number) => {
      point("down", from, 0, 0);
      point("move", picture, clientX, clientY);
    };
    const points = () =>
      (content(home) as { hero: { key: { hotspot: string }[] } }).hero.key.map(
        ({ hotspot }) => hotspot,
      );
    drag(within(picture).getByText("1"), 60, 50);
    expect(points()).toEqual(["30% 50%", "20% 20%"]);
    drag(button, 100, 80);
    expect(points()).toEqual(["30% 50%", "50% 80%"]);
    point("up", picture, 100, 80);
    expect(ui.getState().wanted).toBeUndefined();

    // A click, even of a finger that trembles, opens the field of the number.
    point("down", within(picture).getByText("1"), 60, 50);
    point("move", picture, 62, 51);
    point("up", picture, 60, 50);
    expect(points()).toEqual(["30% 50%", "50% 80%"]);
    expect(
      screen.getByRole("button", { name: /30% from the left, 50% from the top/ }),
    ).toHaveFocus();
  });

  it("warn of a place that some screens do not show", async () => {
    const { user, session } = await showHome(withNumbers);
    await user.click(screen.getByRole("button", { name: /^a/, expanded: false }));
    const warning = /is outside the part that every screen shows/;
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    const path = ["hero", "key", 0, "hotspot"];
    act(() => session.edit({ kind: "set", file: home, path, value: "10% 95%" }));
    expect(await screen.findByText(warning)).toBeVisible();
  });

  it("are to be checked after another picture is chosen, even one that the page shows elsewhere", async () => {
    const { user, session } = await showHome((files) => {
      withNumbers(files);
      set(files, home, "services.cards.0.picture", { file: "images/two.jpg", alt: "Two" });
    });
    expect(screen.queryByRole("button", { name: "Number 1" })).toBeNull();
    const scrolled = jest.spyOn(Element.prototype, "scrollIntoView");
    act(() =>
      session.edit({
        file: home,
        kind: "set",
        path: ["hero", "picture", "file"],
        value: "images/two.jpg",
      }),
    );
    const notice = (await screen.findByText(/^2 numbers pointed at/)) as Element;
    expect(scrolled).toHaveBeenCalledWith({ block: "nearest" });
    expect(scrolled.mock.contexts).toContain(notice);
    await user.click(screen.getByRole("button", { name: "Number 2" }));
    expect(window.location.hash).toContain("home");
    expect(await screen.findByRole("button", { name: "Number 2, opened" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Number 1" })).toBeVisible();
  });
});
