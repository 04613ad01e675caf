/** The content of a town page for tests, since none ships. */
export const townPage = {
  town: "Towson",
  seo: {
    title: "Home improvement in Towson, Maryland",
    description:
      "Brick colonials, slate roofs and narrow kitchens: what the houses of Towson ask for, and what we built there.",
  },
  title: "Brick, slate and narrow kitchens",
  lead: "Most houses we work on here were built before 1950. They are worth the care.",
  picture: {
    file: "images/white-farmhouse.jpg",
    alt: "White farmhouse with a standing-seam roof over its porch",
  },
  story: {
    heading: "What these houses ask for",
    paragraphs: [
      "The older streets are brick colonials with plaster walls and small rooms. The brick does not need us. What sits in it does: the wood around the windows, the porch columns, the cornice. We replace a rotted sill with one that is primed on all six sides, because water gets in from the side that nobody painted. Where the trim has a profile that no yard sells any more, we have it milled from a piece of the old one.",
      "Kitchens were made for one cook and a door to the dining room. Taking that wall out is the change people ask for most, and it often carries the floor above. We find out before anybody draws a cabinet: a small opening in the ceiling shows which way the joists run. If the wall carries, an engineer sizes the beam, the county sees the drawing, and the inspector sees the beam before the drywall covers it.",
      "Lots are narrow, so we plan the delivery before the work. A dumpster on the street needs a permit, and the siding has to arrive in the order in which it goes up. Neighbors hear from us beforehand when we start, how long it lasts, and whom to call. In the evening the walk is swept and the gate is shut, for there is usually a dog on the other side of it.",
    ],
  },
  projects: ["navy-island-towson"],
  faqs: {
    heading: "Asked by people in Towson",
    lead: "Call {phone} with yours.",
    items: [
      {
        question: "Does my block have rules about windows?",
        answer:
          "A few communities have covenants that speak of the look from the street. Ask your association for the page on windows, and we choose a grille and a color that it allows.",
      },
      {
        question: "Who asks the county for the permit?",
        answer:
          "We do, and we meet the inspector. You see the permit number before we start, because it hangs in your window.",
      },
    ],
  },
  closing: {
    heading: "Show us your house",
    lead: "We look at it with you and put the price in writing.",
    picture: {
      file: "images/entry-door.jpg",
      alt: "Entry door with sidelights below a small gabled roof",
    },
  },
};
