import { townPage } from "../site/townPage";
import type { ContentFolder } from "./contentFolder";

/** Edits of data/ that an owner may make, by name. */
export const edits: Readonly<Record<string, (data: ContentFolder) => void>> = {
  "the owner's own business": (data) =>
    data.edit("site.json", (site) => {
      site.name = "Hartwell & Daughters, Builders";
      site.wordmark = { name: "Hartwell & Daughters", descriptor: "Builders" };
      site.url = "https://www.hartwell-builders.com";
      site.phone = { number: "(443) 881-2240" };
      site.email = { address: "office@hartwell-builders.com" };
      site.license = { number: "MHIC #123456" };
      site.base.towns = ["Elkton"];
      site.foundingYear = 1998;
      site.hours = [
        {
          days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
          opens: "07:00",
          closes: "17:00",
        },
      ];
    }),

  "other labels of buttons and navigation, and another confirmation": (data) =>
    data.edit("site.json", (site) => {
      site.buttons.quote = "Get a price";
      site.buttons.call = "Phone us";
      site.navigation = [
        { label: "Our services", link: "/services" },
        { label: "Start", link: "/" },
        { label: "Jobs", link: "/projects" },
        { label: "Write to us", link: "/contact" },
      ];
      site.badges = site.badges.slice(0, 2);
      site.quoteForm.confirmationTitle = "Got it, thank you!";
      site.quoteForm.contactConfirmation = "Got it. Expect our call tomorrow.";
      site.quoteForm.dismiss = "Okay";
      site.viewer = { close: "Back", previous: "Before", next: "After" };
    }),

  "a form service, and an old address": (data) =>
    data.edit("site.json", (site) => {
      site.delivery = { address: "https://forms.hartwell-builders.com/f/abc", formName: "quote" };
      site.redirects = [{ from: "/old/decks.html", to: "/services/decks" }];
    }),

  "other testimonials, and more": (data) => {
    const [first = ""] = data.filesIn("testimonials");
    data.edit(first, (testimonial) => {
      testimonial.name = "Óscar Ñ.";
      testimonial.text = "Fine.";
      testimonial.rating = 4;
    });
    for (const town of ["Elkton", "Rising Sun", "Port Deposit"])
      data.write(`testimonials/mary-in-${town.toLowerCase().replace(" ", "-")}.json`, {
        name: `Mary in ${town}`,
        town,
        service: "Porch",
        rating: 5,
        text: "They came when they said, left when they were done, and took the old porch with them.",
      });
  },

  "two more questions, and one less": (data) => {
    data.edit("faqs/home.json", ({ items }) => {
      items.push(
        { question: "Do you plow snow?", answer: "No." },
        { question: "¿Hablan español?", answer: "Sí, llámenos: {phone}. ".repeat(40).trim() },
      );
    });
    data.edit("faqs/decks.json", ({ items }) => void items.shift());
  },

  "an eighth service": (data) => {
    const siding = data.read("services/siding.json");
    data.write("services/gutter-guards.json", {
      ...siding,
      name: "Gutter guards",
      address: "/services/gutter-guards",
      summary: "Covers that keep the leaves out and let the rain in.",
      menu: { label: "Gutter guards", order: 98, text: "Leaves out, rain in" },
      seo: {
        title: "Gutter guards in Elkton",
        description: "Covers that keep the leaves out and let the rain in, for gutters of any age.",
      },
      hero: { ...siding.hero, title: "Leaves out, rain in" },
    });
    data.edit("site.json", (site) => {
      site.services.push({ name: "Gutter guards", page: "gutter-guards" });
    });
  },

  "pages without some of their parts": (data) => {
    data.edit("services/windows.json", (page) => {
      delete page.gallery;
      delete page.process;
    });
    data.edit("services/kitchens.json", (page) => {
      delete page.reasons;
      delete page.secondQuote;
      delete page.menu;
      delete page.faqs;
    });
    data.remove("faqs/kitchens.json");
  },

  "nine projects instead of six": (data) => {
    const [first = ""] = data.filesIn("projects");
    const project = data.read(first);
    for (const name of ["porch", "ramp", "shed"]) {
      data.copy(project.picture.file, `images/own-${name}.jpg`);
      data.write(`projects/${name}.json`, {
        title: `The ${name} behind the house`,
        location: "Elkton, Cecil County",
        category: "Carpentry",
        description: "Built in a week.",
        picture: { file: `images/own-${name}.jpg`, alt: `A ${name}` },
      });
    }
  },

  "a testimonial, a project and a question off the site for a while": (data) => {
    const { testimonials } = data.read("pages/home.json").testimonials;
    data.edit(`testimonials/${testimonials[0]}.json`, (testimonial) => {
      testimonial.offSite = true;
    });
    data.edit(data.filesIn("projects").at(-1) ?? "", (project) => {
      project.offSite = true;
    });
    data.edit("faqs/home.json", ({ items }) => {
      items[0].offSite = true;
    });
  },

  "one more town, and one less": (data) =>
    data.edit("areas.json", ({ counties }) => {
      const county = counties.find(({ towns }: { towns?: object[] }) => towns && towns.length > 3);
      county.towns.pop();
      county.towns.push({ name: "Sparrows Point" });
    }),

  "a page for a town": (data) => data.write("locations/towson-md.json", townPage),

  "other claims": (data) => {
    data.edit("site.json", (site) => {
      site.homeBadge = { title: "80 houses", text: "In Cecil County" };
      site.claimsConfirmed = true;
    });
    data.edit("pages/projects.json", (page) => {
      page.stats[1].figure = "80";
    });
    data.edit("pages/home.json", (page) => {
      page.hero.claim = ["One line says it all, and it’s a rather long one for a heading"];
      page.hero.key = [];
    });
  },
};
