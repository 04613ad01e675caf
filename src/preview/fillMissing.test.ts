import { testimonial } from "../content/model/collections";
import { fillMissing } from "./fillMissing";

it("shows no star before somebody gives one", () => {
  expect(fillMissing(testimonial, { name: "Ada L." })).toMatchObject({
    name: "Ada L.",
    town: "[Town]",
    rating: 0,
  });
});
