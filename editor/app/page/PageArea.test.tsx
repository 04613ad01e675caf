import { act, screen, waitFor } from "@testing-library/react";
import { showInEditor } from "../../../test/editorApp";
import { PageArea } from "./PageArea";

const file = "testimonials/jane-d.json";

async function showPage() {
  window.location.hash = "#/page/";
  const { session, ui } = await showInEditor(<PageArea isLocal />);
  act(() => ui.setState({ shownPath: "/testimonials" }));
  return {
    show: (path: string) => act(() => ui.setState({ shownPath: path })),
    add: (added: string, content: unknown) =>
      act(() => session.edit({ kind: "whole", file: added, content })),
    rename: (value: string) =>
      act(() => session.edit({ kind: "set", file, path: ["name"], value })),
  };
}

const note = () => screen.findByText(/^The page shows your changes to Testimonial “jane-d name”/);

it("names an entry that has an error, and so is on the page as it was", async () => {
  const { rename, show } = await showPage();
  rename("");
  expect(await note()).toHaveTextContent("once what is marked there is corrected.");
  show("/contact");
  await waitFor(() => expect(screen.queryByText(/^The page shows/)).not.toBeInTheDocument());
  show("/testimonials");
  await note();
  rename("Ada L.");
  await waitFor(() => expect(screen.queryByText(/^The page shows/)).not.toBeInTheDocument());
});

it("says nothing of changes that the page shows", async () => {
  const { rename } = await showPage();
  rename("Ada L.");
  expect(screen.queryByText(/^The page shows/)).not.toBeInTheDocument();
});

it("leads to the live page, but for a page that was never saved", async () => {
  const { show, add } = await showPage();
  const link = () => screen.queryByRole("link", { name: "See the live page" });
  expect(link()).toHaveAttribute("href", expect.stringMatching(/\/testimonials$/));
  add("services/ponds.json", { name: "Ponds", address: "/services/ponds" });
  show("/services/ponds");
  await waitFor(() => expect(link()).toBeNull());
});
