import { decks, errorsOf, home, refuses, siding, type Row } from "../../../test/contentCheck";
import { set, validFiles, type Files } from "../../../test/contentFiles";

const questions = "faqs/home.json";

const ask = (files: Files, answer: string) =>
  set(files, questions, "items", [{ question: "How long?", answer }]);
const showQuestions = (files: Files, ...services: string[]) => {
  for (const service of services)
    set(files, service, "faqs", { heading: "Questions", list: "home" });
};
const pricing = (figure: string) => ({
  heading: "The price",
  figure,
  figureText: "each",
  excluded: "Paint.",
  factors: ["Size", "Height", "Wood"].map((name) => ({ name, text: "How much of it." })),
});

/** Content in which decks have their own duration, price and figure. */
function files(): Files {
  const content = validFiles();
  set(content, decks, "facts", {
    duration: { least: 1, most: 2, unit: "week" },
    price: { least: 900, most: 4000 },
    figures: [{ name: "warranty", figure: "5 years" }],
  });
  set(content, "site.json", "claims", [{ name: "start", figure: "1–2 weeks" }]);
  return content;
}

describe("copy that names facts", () => {
  it("may name facts of the business, of its own service, and of any named service", () => {
    const content = files();
    set(content, decks, "hero.lead", "{duration}, {price}, {warranty}, within {start}: {phone}");
    set(content, home, "closing.lead", "A deck takes {decks.duration}, from {decks.price}.");
    set(content, siding, "facts", { sameAs: "decks" });
    set(content, siding, "summary", "Also {duration}, with {warranty}.");
    ask(content, "{duration}, and {siding.price} for siding.");
    showQuestions(content, decks);
    expect(errorsOf(content)).toEqual([]);
  });

  const misused: Row[] = [
    [
      "a fact that its service does not have",
      (content) => set(content, siding, "hero.lead", "It takes {duration}."),
      "Service page “siding name” › Top of the page › Introduction holds {duration}, and Service page “siding name” has no duration; fill it in there, under Duration and price (data/services/siding.json, hero › lead)",
    ],
    [
      "a fact of a service on a page without a service",
      (content) => set(content, home, "closing.lead", "It takes {duration}."),
      "Home page › Closing call to action › Introduction holds {duration}, which is a fact of a service; name the service, for example {decks.duration} (data/pages/home.json, closing › lead)",
    ],
    [
      "a fact of a service in questions that no page shows",
      (content) => ask(content, "{warranty}."),
      "FAQs “home” › Questions › “How long?” › Answer holds {warranty}, which is a fact of a service; name the service, for example {decks.warranty} (data/faqs/home.json, items › no. 1 › answer)",
    ],
    [
      "a fact of a service in questions that two pages show",
      (content) => {
        showQuestions(content, decks, siding);
        ask(content, "It takes {duration}.");
      },
      "FAQs “home” › Questions › “How long?” › Answer holds {duration}, and several services show these questions (decks, siding); name one of them, for example {decks.duration} (data/faqs/home.json, items › no. 1 › answer)",
    ],
    [
      "a service that does not exist",
      (content) => set(content, home, "closing.lead", "It takes {deck.duration}."),
      'Home page › Closing call to action › Introduction holds {deck.duration}, and there is no service page "deck"; did you mean {decks.duration}? (data/pages/home.json, closing › lead)',
    ],
    [
      "a fact that another service does not have",
      (content) => set(content, home, "closing.lead", "With {decks.waranty}."),
      "Home page › Closing call to action › Introduction holds {decks.waranty}, and Service page “decks name” has no such fact; it has {decks.duration}, {decks.price}, {decks.warranty} (data/pages/home.json, closing › lead)",
    ],
    [
      "a misspelled claim",
      (content) => set(content, home, "closing.lead", "Within {strat}."),
      "Home page › Closing call to action › Introduction holds {strat}, which stands for nothing; did you mean {start}? (data/pages/home.json, closing › lead)",
    ],
    [
      "a misspelled fact of its own service",
      (content) => set(content, decks, "hero.lead", "It takes {duratoin}."),
      "Service page “decks name” › Top of the page › Introduction holds {duratoin}, which stands for nothing; did you mean {duration}? (data/services/decks.json, hero › lead)",
    ],
    [
      "a fact inside a fact",
      (content) => set(content, "site.json", "claims.0.figure", "{decks.duration}"),
      "The business › Claims › “start” › Figure holds {decks.duration}, but a fact cannot contain another fact; write out its value (data/site.json, claims › no. 1 › figure)",
    ],
  ];
  refuses(misused, files);

  it("causes no second error if the fact itself is wrong or its file is unreadable", () => {
    const content = files();
    set(content, decks, "hero.lead", "It takes {duration}.");
    set(content, decks, "facts.duration.least", "one");
    expect(errorsOf(content)).toEqual([
      'Service page “decks name” › Duration and price › Duration › From is "one"; it must be a whole number from 1 to 999 (data/services/decks.json, facts › duration › least)',
    ]);
    const broken = files();
    set(broken, home, "closing.lead", "It takes {decks.duration}.");
    broken[decks] = "{";
    expect(errorsOf(broken)).toHaveLength(1);
  });

  it("counts the length of the fact in a title", () => {
    const content = files();
    set(content, decks, "facts.figures.0.figure", "10 years on all that is wood");
    set(content, decks, "seo.title", `${"Decks and stairs ".repeat(2)}in {duration}`);
    expect(errorsOf(content)).toEqual([]);
    set(content, decks, "seo.title", `${"Decks and stairs ".repeat(2)}with {warranty}`);
    expect(errorsOf(content)).toEqual([
      "Service page “decks name” › Search results › Title has 67 characters once the words in braces are filled in; it must be text of at most 60 characters (data/services/decks.json, seo › title)",
    ]);
  });
});

describe("the facts", () => {
  const wrong: Row[] = [
    [
      "a duration that ends before it begins",
      (content) => set(content, decks, "facts.duration.least", 3),
      "Service page “decks name” › Duration and price › Duration › From is 3, which is more than the other end, 2 (data/services/decks.json, facts › duration › least)",
    ],
    [
      "a service that takes facts from itself",
      (content) => set(content, decks, "facts.sameAs", "decks"),
      'Service page “decks name” › Duration and price › Same as for is "decks", which is this service (data/services/decks.json, facts › sameAs)',
    ],
    [
      "facts from a service that takes them from another one",
      (content) => {
        set(content, siding, "facts", { sameAs: "decks" });
        set(content, "services/windows.json", "facts", { sameAs: "siding" });
      },
      'Service page “windows name” › Duration and price › Same as for is "siding", which takes its own facts from "decks"; name that one (data/services/windows.json, facts › sameAs)',
    ],
    [
      "a large figure without a value",
      (content) => set(content, siding, "pricing", pricing("price")),
      'Service page “siding name” › Pricing › Large figure is "price", and this service has no price; fill it in under Duration and price (data/services/siding.json, pricing › figure)',
    ],
    [
      "two claims with the same name",
      (content) => set(content, "site.json", "claims.1", { name: "start", figure: "now" }),
      'The business › Claims › “start” › Name is "start", which is already the name of another fact (data/site.json, claims › no. 2 › name)',
    ],
    [
      "a figure with the name of a fact that has its own field",
      (content) => set(content, decks, "facts.figures.0.name", "price"),
      'Service page “decks name” › Duration and price › Other figures › “price” › Name is "price", which is already the name of another fact (data/services/decks.json, facts › figures › no. 1 › name)',
    ],
    [
      "a figure with the name of a claim",
      (content) => set(content, decks, "facts.figures.0.name", "start"),
      'Service page “decks name” › Duration and price › Other figures › “start” › Name is "start", which is already the name of another fact (data/services/decks.json, facts › figures › no. 1 › name)',
    ],
  ];
  refuses(wrong, files);

  it("may be a service's large figure even if they come from another service", () => {
    const content = files();
    set(content, siding, "facts", { sameAs: "decks" });
    set(content, siding, "pricing", pricing("price"));
    expect(errorsOf(content)).toEqual([]);
  });
});
