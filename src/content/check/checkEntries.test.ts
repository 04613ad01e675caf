import { checkOf, decks, home } from "../../../test/contentCheck";
import { jpeg, set, validFiles } from "../../../test/contentFiles";

const { accepts, warns } = checkOf(() => ({ ...validFiles(), "images/deck.jpg": jpeg }));

const picture = { file: "images/deck.jpg", alt: "A deck" };
const again = (title: string, file: string, first: string) =>
  `${title} › Closing call to action › Picture › File is "images/deck.jpg", which the same page already shows: ${first} › File; choose another picture (data/${file}, callToAction › picture › file)`;

const service = "Service page “decks name”";
const projects = "pages/projects.json";

warns({
  [again("Home page", home, "Home page › Top of the page › Picture")]: (files) => {
    set(files, home, "hero.picture.file", picture.file);
    set(files, home, "callToAction.picture", picture);
  },
  [again(service, decks, `${service} › Top of the page › Picture`)]: (files) => {
    set(files, decks, "hero.picture.file", picture.file);
    set(files, decks, "callToAction", { heading: "Sturdy", lead: "And dry.", picture });
  },
  [again("Projects page", projects, "Project “blue-cape title” › Picture of the finished work")]: (
    files,
  ) => {
    set(files, "projects/blue-cape.json", "picture.file", picture.file);
    set(files, projects, "callToAction.picture", picture);
  },
});

describe("a service that no list names", () => {
  const withPorches = checkOf(() => {
    const files = validFiles();
    const seo = {
      title: "Porches",
      description: "Porches, screened or open, on piers that are their own.",
    };
    const menu = { label: "Porches", order: 9 };
    const porches = { ...(files[decks] as object), address: "/services/porches", seo, menu };
    return { ...files, "services/porches.json": porches };
  });

  withPorches.warns({
    "Service page “decks name”: is in no list; add it where homeowners look for it: on the Services page, under The business › Services in the footer, or to a choice of the form on the Contact page, under Services it stands for (data/services/porches.json)":
      () => undefined,
  });

  withPorches.accepts({
    "one on the services page": (files) =>
      set(files, "pages/services.json", "blocks.0.service", "porches"),
    "one in the footer": (files) => set(files, "site.json", "services.0.page", "porches"),
    "one in the contact form": (files) =>
      set(files, "pages/contact.json", "form.services.0.pages", ["porches"]),
  });
});

describe("hotspots on a photograph", () => {
  const reasons = (...hotspots: string[]) => ({
    heading: "Reasons",
    items: hotspots.map((hotspot, at) => ({ title: `Reason ${at}`, text: "It lasts.", hotspot })),
  });
  const callout = (x: number) => ({ label: `At ${x}`, link: "/contact", hotspot: `${x}% 50%` });

  warns({
    "Service page “decks name” › Reasons › “Reason 2” › Place of the number is so close to number 2 that a finger on a phone touches both; move one of them (data/services/decks.json, reasons › items › no. 3 › hotspot)":
      // The last two hotspots are 9% apart in height, which is only 22 px on a phone.
      (files) => set(files, decks, "reasons", reasons("20% 20%", "50% 40%", "54% 49%")),
    "Home page › Top of the page › Numbers on the picture › “At 90” › Place of the number is outside the part that every screen shows; keep it within 86% from the left and 84% from the top (data/pages/home.json, hero › key › no. 1 › hotspot)":
      (files) => set(files, "pages/home.json", "hero.key", [callout(90)]),
    "Home page › Top of the page › Numbers on the picture › “At 25” › Place of the number is so close to number 1 that a finger on a phone touches both; move one of them (data/pages/home.json, hero › key › no. 2 › hotspot)":
      (files) => set(files, home, "hero.key", [callout(20), callout(25)]),
  });

  accepts({
    "hotspots with room for a finger": (files) =>
      set(files, decks, "reasons", reasons("20% 20%", "50% 40%", "54% 52%")),
  });
});
