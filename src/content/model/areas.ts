import * as z from "zod";
import { choice, group, list, longText, percent, sharedGroup, text, wholeNumber } from "../fields";

const onTheMap = {
  x: percent("On the map, from the left"),
  y: percent("On the map, from the top"),
};

const mapPlace = { x: onTheMap.x.optional(), y: onTheMap.y.optional() };

const town = sharedGroup("Town", {
  name: text("Name"),
  ...mapPlace,
  label: choice(
    ["left", "right"],
    "Named on the map",
    "On which side of its dot, if it has room there. Without one, it is not on the map.",
  ).optional(),
});

export const areas = z.strictObject({
  counties: list(
    sharedGroup("County", {
      name: text("Name"),
      towns: list(town, "town", { min: 0 }, "Towns").optional(),
      text: longText("Text", "Where no towns are listed.").optional(),
      ...mapPlace,
    }),
    "county",
    { min: 1 },
    "Counties",
  ),
  independentCities: list(
    town,
    "city",
    { min: 0 },
    "Independent cities",
    "In no county's list, but linked from the windows page.",
  ),
  map: group(
    {
      meaning: longText("What the map shows", "Read to those who cannot see it."),
      places: list(
        sharedGroup("MapPlace", {
          name: text("Name"),
          ...onTheMap,
          turn: wholeNumber(-90, 90, "Turned by", "Degrees, clockwise: along a river.").optional(),
        }),
        "name",
        { min: 0 },
        "Other names on it",
      ),
    },
    "Map",
    "Its outlines are in static/counties.svg. Leave out, and no page shows it.",
  ).optional(),
});
