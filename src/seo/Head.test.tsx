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
  document.title = "From the HTML";
});

test("writes the head if React Helmet is loaded", async () => {
  const withHelmet = (tags: ReactNode) => <Helmet>{tags}</Helmet>;
  render(<HeadProvider value={withHelmet}>{page("Decks")}</HeadProvider>);
  await waitFor(() => expect(document.title).toBe("Decks"));
});

test("keeps the first page's head, and writes the heads of later pages", async () => {
  const { rerender } = render(<LazyHelmet path="/">{page("Home")}</LazyHelmet>);
  expect(document.title).toBe("From the HTML");
  rerender(<LazyHelmet path="/about">{page("About")}</LazyHelmet>);
  await waitFor(() => expect(document.title).toBe("About"));
  rerender(<LazyHelmet path="/">{page("Home")}</LazyHelmet>);
  await waitFor(() => expect(document.title).toBe("Home"));
});
