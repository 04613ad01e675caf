import { decks, lines, refuses } from "../../../test/contentCheck";
import { set } from "../../../test/contentFiles";

refuses({
  "Service page “decks name” › Top of the page › Heading has 95 characters once its facts are filled in, but only 90 fit (data/services/decks.json, hero › title)":
    (files) => set(files, decks, "hero.title", `${"x".repeat(80)} {phone}`),
  'The business › Phone number is "call (410) 555-0142"; it must be a phone number like (410) 555-0142, or (410) 555-0142 ext. 12 (data/site.json, phone › number)':
    (files) => {
      set(files, "site.json", "phone.number", "call (410) 555-0142");
      set(files, decks, "hero.title", `${"x".repeat(75)} {phone}`);
    },
  "Service page “decks name” › Top of the page › Introduction contains {decks.duration.}, which is not a known fact; did you mean {decks.duration}? (data/services/decks.json, hero › lead)":
    (files) => set(files, decks, "hero.lead", "It takes {decks.duration.}"),
  "The business › License number › License contains {since}, but a fact cannot contain another fact; write out its value (data/site.json, license › number)":
    (files) => set(files, "site.json", "license.number", "MHIC {since}"),
  "Service page “decks name” › Top of the page › Introduction contains {fax}, which is not a known fact; use one of {phone}, {email}, {license}, {since} (data/services/decks.json, hero › lead)":
    (files) => set(files, decks, "hero.lead", "Call {fax} or write."),
  "Service page “decks name” › Top of the page › Introduction contains { Phone }, which is not a known fact; did you mean {phone}? (data/services/decks.json, hero › lead)":
    (files) => set(files, decks, "hero.lead", "Call { Phone }."),
  "Service page “decks name” › Top of the page › Introduction contains {, which is not a known fact; use one of {phone}, {email}, {license}, {since} (data/services/decks.json, hero › lead)":
    (files) => set(files, decks, "hero.lead", "Call {phone or write {email}."),
  [lines(
    "Service page “decks name” › Top of the page › Introduction contains {fax}, which is not a known fact; use one of {phone}, {email}, {license}, {since} (data/services/decks.json, hero › lead)",
    "The business › Figures about your work › Figure 1 › Name is missing; it must be one word that begins with a lowercase letter, like warranty or homeProjects (data/site.json, claims › no. 1 › name)",
  )]: (files) => {
    set(files, decks, "hero.lead", "Call {fax} or write.");
    set(files, "site.json", "claims", [{ figure: "5 years" }]);
  },
});
