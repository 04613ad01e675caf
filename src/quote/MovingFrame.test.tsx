import "@testing-library/jest-dom";
import { render, screen, waitFor } from "@testing-library/react";
import { MovingFrame } from "./MovingFrame";

test("shows what is in it, and is gone after it has left", async () => {
  const { rerender, container } = render(<MovingFrame open>Thank you</MovingFrame>);
  await waitFor(() => expect(screen.getByText("Thank you")).toHaveStyle({ opacity: 1 }));
  rerender(<MovingFrame open={false}>Thank you</MovingFrame>);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
