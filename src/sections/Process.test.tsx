import { screen, within } from "@testing-library/react";
import { renderPage } from "../../test/site/render";
import { Process } from "./Process";

const steps = ["Measure", "Order", "Permit"].map((title) => ({
  title,
  description: `${title} well.`,
}));

test.each(["columns", "rows"] as const)("shows the steps as an ordered list, in %s", (kind) => {
  renderPage(<Process block={{ heading: "How it goes", note: null, steps }} kind={kind} />);
  const region = screen.getByRole("region", { name: "How it goes" });
  const items = within(region).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(
    steps.map(({ title, description }) => title + description),
  );
  expect(items[0]?.parentElement?.tagName).toBe("OL");
});

test("ends with its note, if it has one", () => {
  const note = "Work starts within 1–2 weeks after permit approval.";
  const block = { heading: "How it goes", note, steps: [] };
  const { show } = renderPage(<Process block={block} />);
  expect(screen.getAllByRole("paragraph").map(({ textContent }) => textContent)).toEqual([note]);
  show(<Process block={{ ...block, note: null }} />);
  expect(screen.queryByRole("paragraph")).toBeNull();
});
