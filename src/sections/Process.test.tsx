import { screen, within } from "@testing-library/react";
import { renderPage } from "../../test/site/render";
import { Process } from "./Process";

const steps = ["Measure", "Order", "Permit"].map((title) => ({
  title,
  description: `${title} well.`,
}));

test.each(["columns", "rows"] as const)(
  "shows the steps as an ordered list, in %s, and a note",
  (kind) => {
    const note = "Work starts within 1–2 weeks after permit approval.";
    renderPage(<Process block={{ heading: "How it goes", note, steps }} kind={kind} />);
    const region = screen.getByRole("region", { name: "How it goes" });
    const items = within(region).getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual(
      steps.map(({ title, description }) => title + description),
    );
    expect(items[0]?.parentElement?.tagName).toBe("OL");
    expect(within(region).getAllByRole("paragraph").at(-1)).toHaveTextContent(note);
  },
);
