import { renderHook } from "@testing-library/react";
import { useServiceCrumbs } from "./useCrumbs";

test("a service's page lies below the services page, which is called as in the navigation", () => {
  const saunas = { name: "Saunas", path: "/services/saunas" };
  const { result } = renderHook(() => useServiceCrumbs(saunas));
  expect(result.current).toEqual([{ name: "Our work", path: "/services" }, saunas]);
});
