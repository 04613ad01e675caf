import { act, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { validEntry } from "../../../test/contentFiles";
import { showWithContentOf } from "../../../test/editorApp";
import { createMemoryStore } from "../../../test/memoryStore";
import { Form } from "../form/Form";
import { hrefOf } from "../routes";
import { provisionalFile } from "../session/changes";
import { Toaster, toaster } from "../ui/toaster";
import { SaveMessage } from "./SaveMessage";
import { StateOfSite } from "./StateOfSite";
import { ThrowAway } from "./ThrowAway";
import { useNews } from "./useNews";
import { useUndo } from "./useUndo";
import { useUnsavedMessage } from "./useUnsavedMessage";

const jane = "testimonials/jane-d.json";
const omar = "testimonials/omar-k.json";

afterEach(() => act(() => toaster.remove()));

function Bar() {
  useNews();
  return (
    <>
      <StateOfSite />
      <SaveMessage file={jane} />
      <Form file={jane} />
      <Toaster />
    </>
  );
}

async function showBar() {
  window.location.hash = "#/edit/testimonials/jane-d";
  const place = createMemoryStore();
  const shown = await showWithContentOf(<Bar />, place.store);
  const { session } = shown;
  return {
    ...shown,
    place,
    waitForState: (words: string) =>
      waitFor(() => expect(screen.getAllByRole("status")[0]?.textContent).toBe(words)),
    type: (value: string, file = jane, field = "text") =>
      act(() => session.edit({ file, kind: "set", path: [field], value })),
    save: () => act(session.save),
    publish: (...status: Parameters<typeof place.publish>) =>
      act(async () => place.publish(...status)),
  };
}

const live = (since: string) => ({ state: "live" as const, lines: ["All is live."], since });

test("says what visitors see, and what is not saved yet", async () => {
  const { waitForState, type, save, publish } = await showBar();
  await publish(live("1"));
  await waitForState("Live");
  type("New words.");
  type("Ada L.", omar, "name");
  await waitForState("2 unsaved changes");
  await save();
  await publish({ state: "building", lines: ["Publishing."] });
  await waitForState("Publishing…");
  await publish({ state: "failed", lines: ["Visitors see the state of yesterday."] });
  await waitForState("Not published");
  await publish(live("2"));
  await waitForState("Live");
});

test("lists the unsaved entries, and what the place says", async () => {
  const { user, type, publish } = await showBar();
  await publish(live("1"));
  type("New words.");
  await user.click(await screen.findByRole("button", { name: "1 unsaved change" }));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText("All is live.")).toBeVisible();
  const entry = within(dialog.getByRole("list", { name: "Not saved yet" })).getByRole("link");
  expect(entry).toHaveAccessibleName("Testimonial “jane-d name” 1 change");
  expect(entry).toHaveAttribute("href", "#/edit/testimonials/jane-d");
});

test("says that visitors see a save once they do, and not before", async () => {
  const { type, save, publish } = await showBar();
  await publish(live("1"));
  type("New words.");
  await save();
  await publish({ state: "building", lines: ["Publishing."] });
  expect(screen.queryByText(/^Visitors see/)).not.toBeInTheDocument();
  await publish(live("2"));
  expect(await screen.findByText("Visitors see your change now.")).toBeVisible();
  expect(screen.getByRole("button", { name: "See it" })).toBeVisible();
});

test("shows one message at a time, and none of the time before a save after it", async () => {
  const { type, save, publish } = await showBar();
  await publish(live("1"));
  act(() => toaster.create({ title: "Deleted. Visitors see it until you save." }));
  act(() => toaster.create({ title: "Undone. Visitors see it after you save." }));
  expect(await screen.findByText(/^Undone\./)).toBeVisible();
  expect(screen.queryByText(/^Deleted\./)).not.toBeInTheDocument();
  type("New words.");
  await save();
  await waitFor(() => expect(screen.queryByText(/^Undone\./)).not.toBeInTheDocument());
});

test("holds back what has an error, names the field, and leads there", async () => {
  const { waitForState, user, type, save } = await showBar();
  type("");
  await save();
  await waitForState("Not saved yet: 1 thing to fix");
  expect(screen.getByRole("alert")).toHaveTextContent(
    /^Not saved yet: 1 thing to fix\. ?“Words” is empty/,
  );
  const field = screen.getByRole("textbox", { name: "Words" });
  expect(field).toHaveFocus();
  act(() => field.blur());
  await user.click(screen.getByRole("button", { name: /^Show me/ }));
  expect(field).toHaveFocus();
});

test("lists the errors of several entries, and forgets each that is fixed", async () => {
  const { waitForState, user, session, type, save } = await showBar();
  const added = provisionalFile("testimonials");
  const content = { ...validEntry("testimonials/new.json"), name: "Ada L.", text: "" };
  act(() => session.edit({ file: added, kind: "whole", content }));
  type("");
  await save();
  await waitForState("Not saved yet: 2 things to fix");
  const alert = within(screen.getByRole("alert"));
  // The errors of the open form come first, and the focus goes there.
  expect(window.location.hash).toBe("#/edit/testimonials/jane-d");
  expect(alert.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^“Words”/),
    expect.stringMatching(/“Ada L.”/),
  ]);
  await user.click(alert.getByRole("button", { name: /“Ada L.”/ }));
  expect(window.location.hash).toBe(`#/edit/${added.replace(".json", "")}`);
  type("Fixed.");
  await screen.findByText("Not saved yet: 1 thing to fix.");
  type("Fixed, too.", added);
  expect(await screen.findByText("2 unsaved changes")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("keeps the errors of a new entry apart while its name, and so its future file, changes", async () => {
  const { waitForState, session, type, save } = await showBar();
  const added = provisionalFile("testimonials");
  act(() => session.edit({ file: added, kind: "whole", content: { name: "Ada L." } }));
  await save();
  await waitForState("Not saved yet: 4 things to fix");
  const errors = () => within(screen.getByRole("alert")).getAllByRole("listitem");
  const before = errors().map(({ textContent }) => textContent);
  type("Essex", added, "town");
  await screen.findByText("Not saved yet: 3 things to fix.");
  expect(errors().map(({ textContent }) => textContent)).toEqual(before);
  const fixed = errors().filter((each) => within(each).queryByRole("button") === null);
  expect(fixed.map(({ textContent }) => textContent)).toEqual([expect.stringContaining("town")]);
});

test("lists five errors at first, and all of them at a press", async () => {
  const { user, type, save } = await showBar();
  for (const field of ["name", "town", "service", "rating", "text"]) {
    type("", jane, field);
    type("", omar, field);
  }
  await save();
  const errors = () => within(screen.getByRole("alert")).getAllByRole("listitem");
  expect(errors()).toHaveLength(5);
  await user.click(screen.getByRole("button", { name: "Show 5 more" }));
  expect(errors()).toHaveLength(10);
  expect(errors()[1]).toHaveTextContent("Choose a town.");
});

test("says why a place refuses, as on a full disk", async () => {
  const { user, waitForState, place, type, save } = await showBar();
  place.refusal = "The disk is full. Free some space, then save again.";
  type("New words.");
  act(() => toaster.create({ title: "Visitors see your change now." }));
  await save();
  expect(screen.getByRole("alert")).toHaveTextContent(/^Not saved yet\. ?The disk is full\./);
  await waitFor(() => expect(screen.queryByText(/^Visitors see/)).not.toBeInTheDocument());
  await user.click(screen.getByRole("button", { name: "Close this message" }));
  await waitForState("1 unsaved change");
});

test("keeps changes while the place does not answer, and saves them when it does", async () => {
  const { waitForState, place, type, save, publish } = await showBar();
  await publish(live("1"));
  type("New words.");
  place.network = "gone";
  await save();
  await publish({ state: "unreachable", lines: ["No answer."] });
  await waitForState("Offline: 1 change kept here");
  expect(screen.getByRole("alert")).toHaveTextContent("Not saved yet: no answer.");
  place.network = "fine";
  await publish(live("2"));
  expect(await screen.findByText("Live")).toBeVisible();
  expect(place.texts.get(jane)).toContain("New words.");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("says that the browser keeps nothing, and what somebody else changed", async () => {
  const { place, type, publish } = await showBar();
  expect(await screen.findByText("This browser keeps no unsaved changes.")).toBeVisible();
  type("Mine.");
  const theirs = JSON.parse(place.texts.get(jane) ?? "") as object;
  place.saveElsewhere(jane, { ...theirs, name: "Bo K." });
  await publish(live("1"));
  expect(await screen.findByText(/^Somebody else changed Testimonial “Bo K.”/)).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Bo K.");
  expect(screen.getByRole("textbox", { name: "Words" })).toHaveValue("Mine.");
});

test("says that an undone save waits for the next save", async () => {
  function UndoButton() {
    const { undo } = useUndo();
    return (
      <>
        <button onClick={undo}>Undo</button>
        <Toaster />
      </>
    );
  }
  const { session, user } = await showWithContentOf(<UndoButton />, createMemoryStore().store);
  const type = (value: string) =>
    act(() => session.edit({ file: jane, kind: "set", path: ["text"], value }));
  type("Unsaved.");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.queryByText(/^Undone/)).not.toBeInTheDocument();
  type("Saved.");
  await act(session.save);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText(/^Undone: Testimonial .*once you save\.$/)).toBeVisible();
});

test("says at the start where words wait, and leads there", async () => {
  function Start() {
    const [isStarted, setStarted] = useState(false);
    return isStarted ? <App /> : <button onClick={() => setStarted(true)}>Start</button>;
  }
  function App() {
    useUnsavedMessage();
    return <Toaster />;
  }
  const { session, user, ui } = await showWithContentOf(<Start />, createMemoryStore().store);
  act(() => session.edit({ file: jane, kind: "set", path: ["text"], value: "jane-d new text" }));
  window.location.hash = "#/";
  await user.click(screen.getByRole("button", { name: "Start" }));
  expect(await screen.findByText(/^Not saved yet: Testimonial “.*”\.$/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(window.location.hash).toBe("#/edit/testimonials/jane-d");
  expect(ui.getState().wanted).toEqual({
    file: jane,
    path: ["text"],
    textBefore: "jane-d new",
  });
});

test("leaves a new entry that is thrown away for its list", async () => {
  const file = provisionalFile("testimonials");
  const close = jest.fn();
  const { session, user } = await showWithContentOf(
    <ThrowAway onClose={close} />,
    createMemoryStore().store,
  );
  window.location.hash = hrefOf({ kind: "entry", file });
  act(() => session.edit({ file, kind: "whole", content: { name: "Ada L." } }));
  await user.click(screen.getByRole("button", { name: "Throw it away" }));
  expect(window.location.hash).toBe("#/list/testimonials");
  expect(close).toHaveBeenCalledTimes(1);
});
