import "@testing-library/jest-dom";
import { render, screen, waitFor } from "@testing-library/react";
import { MovingFrame } from "./MovingFrame";

test("shows its contents, and reports when they have disappeared", async () => {
  const onGone = jest.fn();
  const frame = (open: boolean) => (
    <MovingFrame open={open} onGone={onGone}>
      Thank you
    </MovingFrame>
  );
  const { rerender, container } = render(frame(true));
  await waitFor(() => expect(screen.getByText("Thank you")).toHaveStyle({ opacity: 1 }));
  expect(onGone).not.toHaveBeenCalled();
  rerender(frame(false));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  expect(onGone).toHaveBeenCalledTimes(1);
});
