import { render, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { Helmet } from "react-helmet";
import { Head, HeadProvider, LazyHelmet } from "./Head";

const page = (title: string) => (
  <Head>
    <title>{title}</title>
  </Head>
);

beforeEach(() => {
  document.title = "As the HTML brought it";
});

test("writes the head if React Helmet is loaded", async () => {
  const byHelmet = (tags: ReactNode) => <Helmet>{tags}</Helmet>;
  render(<HeadProvider value={byHelmet}>{page("Decks")}</HeadProvider>);
  await waitFor(() => expect(document.title).toBe("Decks"));
});

test("does not change the first page's head, and writes those of later pages", async () => {
  const { rerender } = render(<LazyHelmet path="/">{page("Home")}</LazyHelmet>);
  expect(document.title).toBe("As the HTML brought it");
  rerender(<LazyHelmet path="/about">{page("About")}</LazyHelmet>);
  await waitFor(() => expect(document.title).toBe("About"));
  rerender(<LazyHelmet path="/">{page("Home")}</LazyHelmet>);
  await waitFor(() => expect(document.title).toBe("Home"));
});
