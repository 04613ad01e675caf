import { renderHook } from "@testing-library/react";
import { useServiceCrumbs } from "./useCrumbs";

test("a service's page lies below the services page, which is called as in the navigation", () => {
  const decks = { name: "Decks", path: "/services/decks" };
  const { result } = renderHook(() => useServiceCrumbs(decks));
  expect(result.current).toEqual([{ name: "Services", path: "/services" }, decks]);
});
