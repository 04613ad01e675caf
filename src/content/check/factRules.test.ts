import { checkOf, decks, home, siding } from "../../../test/contentCheck";
import { set, validFiles, type Files } from "../../../test/contentFiles";

const ask = (files: Files, answer: string) =>
  set(files, "faqs/home.json", "items", [{ question: "How long?", answer }]);
const showQuestions = (files: Files, ...services: string[]) => {
  for (const service of services)
    set(files, service, "faqs", { heading: "Questions", list: "home" });
};
const pricing = {
  heading: "The price",
  figure: "price",
  figureText: "each",
  excluded: "Paint.",
  factors: ["Size", "Height", "Wood"].map((name) => ({ name, text: "How much of it." })),
};

/** Content in which decks have their own duration, price and figure. */
const { accepts, refuses } = checkOf(() => {
  const files = validFiles();
  set(files, decks, "facts", {
    duration: { least: 1, most: 2, unit: "week" },
    price: { least: 900, most: 4000 },
    figures: [{ name: "warranty", figure: "5 years" }],
  });
  set(files, "site.json", "claims", [{ name: "start", figure: "1–2 weeks" }]);
  return files;
});

describe("copy that names facts", () => {
  accepts({
    "facts of the business, of its own service, and of any named service": (files) => {
      set(files, decks, "hero.lead", "{duration}, {price}, {warranty}, within {start}: {phone}");
      set(files, home, "callToAction.lead", "A deck takes {decks.duration}, from {decks.price}.");
      set(files, siding, "facts", {
        duration: { least: 1, most: 2, unit: "week" },
        price: { least: 900, most: 4000 },
      });
      set(files, siding, "summary", "Also {duration}, with {decks.warranty}.");
      ask(files, "{duration}, and {siding.price} for siding.");
      showQuestions(files, decks);
    },
    "a title that is short enough with its fact": (files) =>
      set(files, decks, "seo.title", `${"Decks and stairs ".repeat(2)}in {duration}`),
  });

  refuses({
    "Service page “siding name” › Top of the page › Introduction contains {duration}, but Service page “siding name” has no duration; fill it in there, under Duration and price (data/services/siding.json, hero › lead)":
      (files) => set(files, siding, "hero.lead", "It takes {duration}."),
    "Home page › Closing call to action › Introduction contains {duration}, which is a fact of a service; name the service, for example {decks.duration} (data/pages/home.json, callToAction › lead)":
      (files) => set(files, home, "callToAction.lead", "It takes {duration}."),
    "Questions “home” › Questions › “How long?” › Answer contains {warranty}, which is a fact of a service; name the service, for example {decks.warranty} (data/faqs/home.json, items › no. 1 › answer)":
      (files) => ask(files, "{warranty}."),
    "Questions “home” › Questions › “How long?” › Answer contains {duration}, but several services show these questions (decks, siding); name one of them, for example {decks.duration} (data/faqs/home.json, items › no. 1 › answer)":
      (files) => {
        showQuestions(files, decks, siding);
        ask(files, "It takes {duration}.");
      },
    'Home page › Closing call to action › Introduction contains {deck.duration}, but there is no service page "deck"; did you mean {decks.duration}? (data/pages/home.json, callToAction › lead)':
      (files) => set(files, home, "callToAction.lead", "It takes {deck.duration}."),
    "Home page › Closing call to action › Introduction contains {decks.waranty}, but Service page “decks name” has no such fact; it has {decks.duration}, {decks.price}, {decks.warranty} (data/pages/home.json, callToAction › lead)":
      (files) => set(files, home, "callToAction.lead", "With {decks.waranty}."),
    "Home page › Closing call to action › Introduction contains {strat}, which is not a known fact; did you mean {start}? (data/pages/home.json, callToAction › lead)":
      (files) => set(files, home, "callToAction.lead", "Within {strat}."),
    "Service page “decks name” › Top of the page › Introduction contains {duratoin}, which is not a known fact; did you mean {duration}? (data/services/decks.json, hero › lead)":
      (files) => set(files, decks, "hero.lead", "It takes {duratoin}."),
    "The business › Figures about your work › “start” › Figure contains {decks.duration}, but a fact cannot contain another fact; write out its value (data/site.json, claims › no. 1 › figure)":
      (files) => set(files, "site.json", "claims.0.figure", "{decks.duration}"),
    "Service page “decks name” › Search results › Title has 67 characters once its facts are filled in, but only 60 fit (data/services/decks.json, seo › title)":
      (files) => {
        set(files, decks, "facts.figures.0.figure", "10 years on all that is wood");
        set(files, decks, "seo.title", `${"Decks and stairs ".repeat(2)}with {warranty}`);
      },
    // Copy that names a fact has no error of its own if the fact is wrong or unreadable.
    'Service page “decks name” › Duration and price › Duration › From is "one"; it must be a whole number from 1 to 999 (data/services/decks.json, facts › duration › least)':
      (files) => {
        set(files, decks, "hero.lead", "It takes {duration}.");
        set(files, decks, "facts.duration.least", "one");
      },
    "Service page “decks name” › Duration and price › Price is 0; it must be a group of fields in { } (data/services/decks.json, facts › price)":
      (files) => {
        set(files, decks, "pricing", pricing);
        set(files, decks, "hero.lead", "It costs {price}.");
        set(files, decks, "seo.title", `${"Decks and stairs ".repeat(3)}{price}`);
        set(files, decks, "facts.price", 0);
      },
    "Service page “decks”: line 1, column 2: the file ends here, but a { is not closed with } (data/services/decks.json)":
      (files) => {
        set(files, home, "callToAction.lead", "It takes {decks.duration}.");
        set(files, "faqs/home.json", "items.0.answer", "It takes {duration}.");
        files[decks] = "{";
      },
    "The business: line 1, column 2: the file ends here, but a { is not closed with } (data/site.json)":
      (files) => {
        set(files, home, "callToAction.lead", "Within {start}.");
        set(files, home, "callToAction.heading", "{since}");
        files["site.json"] = "{";
      },
  });
});

describe("the facts", () => {
  refuses({
    "Service page “decks name” › Duration and price › Duration › From is 3, which is more than To, 2; correct one of them (data/services/decks.json, facts › duration › least)":
      (files) => set(files, decks, "facts.duration.least", 3),
    'Service page “siding name” › Pricing › Large figure is "price", but this service has no price; fill it in under Duration and price (data/services/siding.json, pricing › figure)':
      (files) => set(files, siding, "pricing", pricing),
    'The business › Figures about your work › “start” › Name is "start", which is already the name of another fact; choose another name (data/site.json, claims › no. 2 › name)':
      (files) => set(files, "site.json", "claims.1", { name: "start", figure: "now" }),
    'Service page “decks name” › Duration and price › Other figures › “price” › Name is "price", which is already the name of another fact; choose another name (data/services/decks.json, facts › figures › no. 1 › name)':
      (files) => set(files, decks, "facts.figures.0.name", "price"),
    'Service page “decks name” › Duration and price › Other figures › “start” › Name is "start", which is already the name of another fact; choose another name (data/services/decks.json, facts › figures › no. 1 › name)':
      (files) => set(files, decks, "facts.figures.0.name", "start"),
  });

  accepts({
    "a large figure that the service has": (files) => {
      set(files, siding, "facts", { price: { least: 900, most: 4000 } });
      set(files, siding, "pricing", pricing);
    },
  });
});

describe("the years of the business", () => {
  accepts({
    "the same year": (files) => {
      set(files, "site.json", "foundingYear", 2026);
      set(files, "site.json", "copyrightYear", 2026);
    },
  });
  refuses({
    "The business › Year founded is 2027, which is later than Copyright year, 2026; correct one of them (data/site.json, foundingYear)":
      (files) => {
        set(files, "site.json", "foundingYear", 2027);
        set(files, "site.json", "copyrightYear", 2026);
      },
  });
});
