import { renderHook } from "@testing-library/react";
import { useServiceCrumbs } from "./useCrumbs";

test("a service page is below the services page, which has its menu label", () => {
  const saunas = { name: "Saunas", path: "/services/saunas" };
  const { result } = renderHook(() => useServiceCrumbs(saunas));
  expect(result.current).toEqual([{ name: "Our work", path: "/services" }, saunas]);
});
