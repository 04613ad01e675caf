import { render, waitFor } from "@testing-library/react";
import { Head, LazyHelmet } from "./Head";

const page = (title: string) => (
  <Head>
    <title>{title}</title>
  </Head>
);

beforeEach(() => {
  document.title = "From the HTML";
});

test("keeps the first page's head, and writes the heads of later pages", async () => {
  const { rerender } = render(<LazyHelmet path="/">{page("Home")}</LazyHelmet>);
  expect(document.title).toBe("From the HTML");
  rerender(<LazyHelmet path="/about">{page("About")}</LazyHelmet>);
  await waitFor(() => expect(document.title).toBe("About"));
  rerender(<LazyHelmet path="/">{page("Home")}</LazyHelmet>);
  await waitFor(() => expect(document.title).toBe("Home"));
});
