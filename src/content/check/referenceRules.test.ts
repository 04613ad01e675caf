import { decks, home, lines, refuses, siding } from "../../../test/contentCheck";
import { set } from "../../../test/contentFiles";

refuses({
  'Contact page › Quote form › Services to choose from › “Decks” › In the request is "decks", which is already in this list, as no. 1; remove one of them (data/pages/contact.json, form › services › no. 2 › value)':
    (files) =>
      set(files, "pages/contact.json", "form.services", [
        { value: "decks", label: "Decks & porches" },
        { value: "decks", label: "Decks" },
      ]),
  'Contact page › Quote form › Services to choose from › “Else” › Services it stands for › Service 1 is "decks", which Contact page › Quote form › Services to choose from › “Decks & porches” stands for already; keep it in one of them (data/pages/contact.json, form › services › no. 2 › pages › no. 1)':
    (files) =>
      set(files, "pages/contact.json", "form.services", [
        { value: "wood", label: "Decks & porches", pages: ["decks"] },
        { value: "Else", label: "Else", pages: ["decks", "siding"] },
      ]),
  [lines(
    'Home page › Testimonials › Testimonial 3 is "lea-p", but there is no such testimonial; used by: Home page, Service page “decks name” (data/pages/home.json, testimonials › testimonials › no. 3)',
    'Service page “decks name” › Testimonials › Testimonial 1 is "lea-p", but there is no such testimonial; used by: Home page, Service page “decks name” (data/services/decks.json, testimonials › testimonials › no. 1)',
  )]: (files) => {
    set(files, home, "testimonials.testimonials", ["jane-d", "omar-k", "lea-p"]);
    set(files, decks, "testimonials", {
      heading: "They had theirs built",
      testimonials: ["lea-p"],
    });
    // Two pages name the file, so it was probably deleted. The message must not suggest a similar name.
    files["testimonials/lea-b.json"] = files["testimonials/lea-p.json"];
    delete files["testimonials/lea-p.json"];
  },
  'Home page › Testimonials › Testimonial 2 is "omark-k", but there is no such testimonial; did you mean "omar-k"? (data/pages/home.json, testimonials › testimonials › no. 2)':
    (files) => set(files, home, "testimonials.testimonials", ["jane-d", "omark-k", "lea-p"]),
  'Service page “decks name” › Questions › List of questions is "decks", but there is no such list of questions; used by: Service page “decks name” (data/services/decks.json, faqs › list)':
    (files) => set(files, decks, "faqs", { heading: "Asked often", list: "decks" }),
  'Home page › Services › Cards › “porches” › Service is "porches", but there is no such service page; used by: Home page (data/pages/home.json, services › cards › no. 1 › service)':
    (files) => set(files, home, "services.cards.0.service", "porches"),
  'Projects page › Projects that come first › Project 1 is "red-barn", but there is no such project; used by: Projects page (data/pages/projects.json, order › no. 1)':
    (files) => set(files, "pages/projects.json", "order", ["red-barn"]),
  'Testimonials page › Testimonials that come first › Testimonial 1 is "jane-d.json", but there is no such testimonial; did you mean "jane-d"? (data/pages/testimonials.json, order › no. 1)':
    (files) => set(files, "pages/testimonials.json", "order", ["jane-d.json"]),
  "Home page › Testimonials › Testimonial 3 is Testimonial “jane-d name”, which is already in this list, as no. 1; remove one of them (data/pages/home.json, testimonials › testimonials › no. 3)":
    (files) => set(files, home, "testimonials.testimonials", ["jane-d", "omar-k", "jane-d"]),
  [lines(
    'Service page “decks name” › Address is "/services/decks", which is also the address of: Service page “siding name”; each page needs its own (data/services/decks.json, address)',
    'Service page “siding name” › Address is "/services/decks", which is also the address of: Service page “decks name”; each page needs its own (data/services/siding.json, address)',
  )]: (files) => set(files, siding, "address", "/services/decks"),
  'Service page “siding name” › Address is "/about", which is also the address of: About page; each page needs its own (data/services/siding.json, address)':
    (files) => set(files, siding, "address", "/about"),
  'Page not found › Popular pages › “not-found label” › Leads to is "/careers", but no page of this site has that address (data/pages/not-found.json, popular › no. 1 › link)':
    (files) => set(files, "pages/not-found.json", "popular.0.link", "/careers"),
  'The business › Menu links › “site label” › Leads to is "/about/", but no page of this site has that address; did you mean "/about"? (data/site.json, navigation › no. 1 › link)':
    (files) => set(files, "site.json", "navigation.0.link", "/about/"),
});
