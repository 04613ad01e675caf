import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { giveWidth } from "../../test/site/dialog";
import { site } from "../../test/site/facts";
import { captioned } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { Picture } from "../ui/Picture";
import { useViewer } from "./useViewer";

const loads = jest.fn();

jest.mock("./Viewer", () => {
  loads();
  return jest.requireActual<typeof import("./Viewer")>("./Viewer");
});

const pictures = [
  captioned("A porch", "The porch"),
  captioned("A gable"),
  captioned("A bay", "The bay"),
  captioned("A dormer", "The dormer"),
];

function Pictures() {
  const { linkTo, viewer } = useViewer("Four houses", pictures);
  return (
    <>
      {pictures.map((item, index) => (
        <a key={item.alt} {...linkTo(index)}>
          <Picture picture={item} sizes="50vw" />
        </a>
      ))}
      {viewer}
    </>
  );
}

const link = (name: string) => screen.getByRole("link", { name });
const dialog = () => screen.findByRole("dialog", { name: "Four houses" });
const announced = async () => (await dialog()).querySelector("[aria-live=polite]")?.textContent;
/** The pictures that a screen reader finds in the viewer. */
const visiblePictures = async () =>
  within(await dialog())
    .getAllByRole("img")
    .map((image) => image.getAttribute("alt"));
const press = async (name: string) => {
  fireEvent.click(within(await dialog()).getByRole("button", { name }));
};

/** Opens the viewer at a picture. */
async function openViewer(name: string) {
  const page = renderPage(<Pictures />);
  await page.user.click(link(name));
  await dialog();
  return page;
}

beforeEach(() => giveWidth(400));

test("loads when a visitor first uses a picture", async () => {
  const { user } = renderPage(<Pictures />);
  expect(loads).not.toHaveBeenCalled();
  await user.tab();
  await waitFor(() => expect(loads).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a picture without a caption shows its description", async () => {
  await openViewer("A gable");
  expect(await announced()).toBe("2 of 4 A gable");
});

test("leads to and loads only the adjacent pictures", async () => {
  await openViewer("A porch");
  const sources = () =>
    [...document.querySelectorAll("dialog img")].map((i) => i.getAttribute("alt"));
  expect(sources()).toEqual(["A porch", "A gable"]);
  const previous = screen.getByRole("button", { name: site.viewer.previous });
  expect(previous).toHaveAttribute("aria-disabled", "true");
  await press(site.viewer.next);
  expect(previous).toHaveAttribute("aria-disabled", "false");
  expect(sources()).toEqual(["A porch", "A gable", "A bay"]);
  for (const image of document.querySelectorAll("dialog img"))
    expect(image).toHaveAttribute("loading", "eager");
});

test.each([
  "{ArrowDown}x",
  // The browser's own shortcut for Back.
  "{Alt>}{ArrowLeft}{/Alt}",
])("%s does not change the picture", async (keys) => {
  const { user } = await openViewer("A gable");
  await user.keyboard(keys);
  expect(await visiblePictures()).toEqual(["A gable"]);
});

test("takes the focus from the page, and reacts to keys anywhere", async () => {
  const showModal = jest
    .spyOn(HTMLDialogElement.prototype, "showModal")
    .mockImplementation(function (this: HTMLDialogElement) {
      this.open = true;
    });
  const { user } = await openViewer("A gable");
  showModal.mockRestore();
  const close = screen.getByRole("button", { name: site.viewer.close });
  expect(close).toHaveFocus();
  close.blur();
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(await visiblePictures()).toEqual(["A dormer"]);
});

test("a click on the picture leaves it open; one beside it closes it, and returns the focus to the link", async () => {
  const { user } = await openViewer("A gable");
  fireEvent.click(within(await dialog()).getByRole("img"));
  expect(await visiblePictures()).toEqual(["A gable"]);
  await user.keyboard("{ArrowRight}");
  const beside = (await dialog()).querySelector("img")?.closest("div") as Element;
  // The second click of a double click on the link lands here.
  fireEvent.click(beside, { detail: 2 });
  await waitFor(() => expect(document.documentElement.style.overflow).toBe("hidden"));
  fireEvent.click(beside);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(link("A gable")).toHaveFocus();
  expect(document.documentElement.style.overflow).toBe("");
});

test("a click for a new tab opens the large file", async () => {
  const { user } = renderPage(<Pictures />);
  const followsLink = jest.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  window.addEventListener("click", followsLink);
  await user.keyboard("{Control>}");
  await user.click(link("A bay"));
  await user.keyboard("{/Control}");
  window.removeEventListener("click", followsLink);
  expect(followsLink).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("dialog")).toBeNull();
});
