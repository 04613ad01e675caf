import { placeNames } from "./mapNames";

const town = (name: string, x: number, y: number, label: "left" | "right" | null = "right") => ({
  name,
  x,
  y,
  label,
});

/** A map of one county, without the county's name. */
const mapOf = (...towns: ReturnType<typeof town>[]) => ({
  counties: [{ name: "Baltimore County", x: null, y: null, towns }],
  independentCities: [],
  map: { places: [] },
});

const placed = (areas: Parameters<typeof placeNames>[0], base: string[] = []) => {
  const { labels, leftOut } = placeNames(areas, base);
  return {
    sides: Object.fromEntries(labels.map(({ item, side }) => [item.name, side])),
    leftOut: leftOut.map(({ name, other }) => [name, other]),
  };
};

const timonium = town("Timonium", 26.8, 53.2);
const lutherville = town("Lutherville", 26.2, 55.6);
const towson = town("Towson", 28.3, 58.5, "left");
const perryHall = town("Perry Hall", 39.5, 56.9);
const whiteMarsh = town("White Marsh", 42.1, 61.2, "left");

test("a name is on the chosen side", () => {
  const pikesville = town("Pikesville", 18.5, 62.6, "left");
  const areas = mapOf(timonium, pikesville, town("Essex", 38, 72, null));
  expect(placed(areas).sides).toEqual({ Timonium: "right", Pikesville: "left" });
});

test.each([
  ["to the other side", [timonium, lutherville], { Timonium: "right", Lutherville: "left" }],
  [
    "to the other side, if it is the second one",
    [lutherville, timonium],
    { Lutherville: "right", Timonium: "left" },
  ],
  [
    "after another name has made room",
    [timonium, towson, perryHall, whiteMarsh, lutherville],
    {
      Timonium: "right",
      Towson: "below",
      "Perry Hall": "right",
      "White Marsh": "right",
      Lutherville: "left",
    },
  ],
  [
    "above, between two others",
    [town("A", 30, 50), town("B", 33, 50), town("C", 36, 50, "left"), town("D", 39, 50, "left")],
    { A: "left", B: "above", C: "above", D: "right" },
  ],
])("a name that would overlap another one moves: %s", (_, towns, sides) => {
  expect(placed(mapOf(...towns))).toEqual({ sides, leftOut: [] });
});

test("names without a dot come first, then the towns of the base", () => {
  const towns = mapOf(town("Joppa", 50, 50), town("Essex", 50.5, 52.5));
  const areas = { ...towns, independentCities: [town("Bay", 57, 52.5)] };
  expect(placed(areas, ["Essex"]).sides).toEqual({ Bay: "middle", Essex: "left", Joppa: "above" });
});

// content/check/warnings.test.ts has the reports of names that are left out.
test("an independent city has a dot if the business is based there", () => {
  const areas = { ...mapOf(), independentCities: [town("Bay", 57, 52.5)] };
  expect(placed(areas).sides).toEqual({ Bay: "middle" });
  expect(placed(areas, ["Bay"]).sides).toEqual({ Bay: "right" });
});

test("no name crosses the edge of the map", () => {
  const long = "Lower Upper Village on the Great Bend of the Winding Otter";
  const areas = mapOf(town(long, 50, 50), town("Rock Hall", 97, 20), town("Joppa", 3, 30, "left"));
  expect(placed(areas)).toEqual({
    sides: { "Rock Hall": "left", Joppa: "right", [long]: "above" },
    leftOut: [],
  });
});

test("the counties and the base do not overlap on a phone", () => {
  const county = { name: "Kent County", x: 68, y: 42, towns: [town("Aberdeen", 50, 42)] };
  const areas = { ...mapOf(), counties: [county] };
  expect(placed(areas).sides.Aberdeen).toBe("right");
  expect(placed(areas, ["Aberdeen"]).sides.Aberdeen).toBe("left");
});

test("a rotated name covers its rotated area", () => {
  const river = { name: "Susquehanna", x: 50, y: 50, turn: 90 };
  const areas = { ...mapOf(town("Elkton", 48, 44)), map: { places: [river] } };
  expect(placed(areas).sides.Elkton).toBe("left");
  areas.map.places = [{ ...river, turn: 0 }];
  expect(placed(areas).sides.Elkton).toBe("right");
});
