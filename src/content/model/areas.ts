import * as z from "zod";
import {
  group,
  label,
  labeledChoice,
  list,
  longText,
  percent,
  sharedGroup,
  text,
  wholeNumber,
} from "../schema/fields";

const onTheMap = {
  x: percent("On the map, percent from the left"),
  y: percent("On the map, percent from the top"),
};

const mapPlace = { x: onTheMap.x.optional(), y: onTheMap.y.optional() };

const city = {
  name: text("Name").meta({ isUnique: true }),
  text: label(
    60,
    "Sentence about the town",
    "Shown below the town’s link, for instance: The county seat, north of the city.",
  ).optional(),
  ...mapPlace,
};

/** The sides of a town's dot on which its name can stand. */
const nameSides = {
  right: "Right of its dot",
  left: "Left of its dot",
  above: "Above its dot",
  below: "Below its dot",
};

const town = sharedGroup("Town", {
  ...city,
  label: labeledChoice(
    nameSides,
    "Name on the map",
    "Choose the side on which it crosses no line and no other name; by default, the right. A town without both percentages is not on the map.",
  ).optional(),
});

export const areas = z.strictObject({
  counties: list(
    sharedGroup("County", {
      name: text("Name").meta({ isUnique: true }),
      towns: list(town, "town", { min: 0 }, "Towns").optional(),
      text: longText(
        "Text",
        "Shown below the county’s name, for instance if the county lists no towns.",
      ).optional(),
      ...mapPlace,
    }),
    "county",
    { min: 1 },
    "Counties",
  ),
  independentCities: list(
    sharedGroup("City", city),
    "city",
    { min: 0 },
    "Independent cities",
    "They belong to no county. The map and the links to towns on service pages show them.",
  ),
  map: group(
    {
      meaning: longText(
        "What the map shows",
        "Screen readers read it to visitors who cannot see the map.",
      ),
      places: list(
        sharedGroup("MapPlace", {
          name: text("Name"),
          ...onTheMap,
          turn: wholeNumber(
            -90,
            90,
            "Rotation",
            "In degrees, clockwise, for instance along a river.",
          ).optional(),
        }),
        "name",
        { min: 0 },
        "Other names on the map",
      ),
    },
    "Map",
    "The names on the map. Its outlines are in static/counties.svg.",
  )
    .optional()
    .meta({ switch: "Show the map" }),
});
