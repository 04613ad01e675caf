import { screen, within } from "@testing-library/react";
import { renderPage } from "../../test/site/render";
import { Process } from "./Process";

const steps = ["Measure", "Order", "Permit", "Swap", "Test", "Sweep", "Leave"].map((title) => ({
  title,
  description: `${title} well.`,
}));

const cases = [2, 4, 5, 7].flatMap((count) => [
  [count, "columns"] as const,
  [count, "rows"] as const,
]);

test.each(cases)("shows %d steps as an ordered list, in %s", (count, kind) => {
  renderPage(
    <Process
      block={{ heading: "How it goes", note: null, steps: steps.slice(0, count) }}
      kind={kind}
    />,
  );
  const items = within(screen.getByRole("region", { name: "How it goes" })).getAllByRole(
    "listitem",
  );
  expect(items.map(({ textContent }) => textContent)).toEqual(
    steps.slice(0, count).map(({ title, description }) => title + description),
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
