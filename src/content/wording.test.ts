import { reasonOf } from "./wording";

test("a lack of file watchers is not a full disk", () => {
  const message = "ENOSPC: System limit for number of file watchers reached, watch '/data'";
  const error = Object.assign(new Error(message), { code: "ENOSPC", syscall: "watch" });
  expect(reasonOf(error)).toBe(message);
});
