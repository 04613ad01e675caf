import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import townPage from "../content/locations/hell-s-half-acre-md.json";

/** Content with fields of any kind. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- edits reach into any file; the content check, which runs after them, knows the types
type Content = any;

/** Edits of a copy of data/ that an owner may make, by name. */
export function ownersEdits(folder: string): Readonly<Record<string, () => void>> {
  const at = (file: string) => join(folder, file);
  const read = (file: string) => JSON.parse(readFileSync(at(file), "utf8")) as Content;
  const filesIn = (name: string) =>
    readdirSync(at(name))
      .sort()
      .map((file) => `${name}/${file}`);

  function write(file: string, content: Content): void {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), `${JSON.stringify(content, null, 2)}\n`);
  }

  function edit(file: string, change: (content: Content) => void): void {
    const content = read(file);
    change(content);
    write(file, content);
  }

  return {
    "the owner's own business": () =>
      edit("site.json", (site) => {
        site.name = "Hartwell & Daughters, Builders";
        site.wordmark = { name: "Hartwell & Daughters", descriptor: "Builders" };
        site.url = "https://www.hartwell-builders.com";
        site.phone = { number: "(443) 881-2240" };
        site.email = { address: "office@hartwell-builders.com" };
        site.license = { number: "MHIC #123456" };
        site.base.towns = ["Elkton"];
        site.foundingYear = 1998;
        site.hours = [{ days: ["Monday", "Friday", "Saturday"], opens: "07:00", closes: "17:00" }];
      }),

    "other labels of buttons and navigation, and another confirmation": () =>
      edit("site.json", (site) => {
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

    "a form service, and an old address": () =>
      edit("site.json", (site) => {
        site.delivery = { address: "https://forms.hartwell-builders.com/f/abc", formName: "quote" };
        site.redirects = [{ from: "/old/decks.html", to: "/services/decks" }];
      }),

    "other testimonials, and more": () => {
      edit(filesIn("testimonials")[0] ?? "", (testimonial) => {
        testimonial.name = "Óscar Ñ.";
        testimonial.text = "Fine.";
        testimonial.rating = 4;
      });
      for (const town of ["Elkton", "Rising Sun", "Port Deposit"])
        write(`testimonials/mary-in-${town.toLowerCase().replace(" ", "-")}.json`, {
          name: `Mary in ${town}`,
          town,
          service: "Porch",
          rating: 5,
          text: "They came when they said, left when they were done, and took the old porch with them.",
        });
    },

    "two more questions, and one less": () => {
      edit("faqs/home.json", ({ items }) => {
        items.push(
          { question: "Do you plow snow?", answer: "No." },
          { question: "¿Hablan español?", answer: "Sí, llámenos: {phone}. ".repeat(40).trim() },
        );
      });
      edit("faqs/decks.json", ({ items }) => void items.shift());
    },

    "an eighth service": () => {
      const siding = read("services/siding.json");
      write("services/gutter-guards.json", {
        ...siding,
        name: "Gutter guards",
        address: "/services/gutter-guards",
        summary: "Covers that keep the leaves out and let the rain in.",
        menu: { label: "Gutter guards", order: 98, text: "Leaves out, rain in" },
        seo: {
          title: "Gutter guards in Elkton",
          description:
            "Covers that keep the leaves out and let the rain in, for gutters of any age.",
        },
        hero: { ...siding.hero, title: "Leaves out, rain in" },
      });
      edit("site.json", ({ services }) => {
        services.push({ name: "Gutter guards", page: "gutter-guards" });
      });
    },

    "pages without some of their parts": () => {
      for (const part of ["gallery", "process"])
        edit("services/windows.json", (page) => (page[part] = undefined));
      for (const part of ["reasons", "secondQuote", "menu", "faqs"])
        edit("services/kitchens.json", (page) => (page[part] = undefined));
    },

    "nine projects instead of six": () => {
      const project = read(filesIn("projects")[0] ?? "");
      for (const name of ["porch", "ramp", "shed"]) {
        cpSync(at(project.picture.file), at(`images/own-${name}.jpg`));
        write(`projects/${name}.json`, {
          title: `The ${name} behind the house`,
          location: "Elkton, Cecil County",
          category: "Carpentry",
          description: "Built in a week.",
          picture: { file: `images/own-${name}.jpg`, alt: `A ${name}` },
        });
      }
    },

    "a testimonial, a project and a question off the site for a while": () => {
      const { testimonials } = read("pages/home.json").testimonials;
      for (const file of [`testimonials/${testimonials[0]}.json`, filesIn("projects").at(-1) ?? ""])
        edit(file, (entry) => (entry.offSite = true));
      edit("faqs/home.json", ({ items }) => (items[0].offSite = true));
    },

    "one more town, and one less": () =>
      edit("areas.json", ({ counties }) => {
        const county = counties.find(({ towns }: Content) => towns?.length > 3);
        county.towns.pop();
        county.towns.push({ name: "Sparrows Point" });
      }),

    "a page for a town": () => {
      const { picture } = read("services/decks.json").hero;
      const { closing, ...page } = townPage;
      write("locations/towson-md.json", {
        ...page,
        town: "Towson",
        picture,
        projects: ["navy-island-towson"],
        closing: { ...closing, picture: read("services/siding.json").hero.picture },
      });
    },

    "other claims": () => {
      edit("site.json", (site) => {
        site.homeBadge = { title: "80 houses", text: "In Cecil County" };
        site.claimsConfirmed = true;
      });
      edit("pages/projects.json", (page) => {
        page.stats[1].figure = "80";
      });
      edit("pages/home.json", (page) => {
        page.hero.claim = ["One line says it all, and it’s a rather long one for a heading"];
        page.hero.key = [];
      });
    },
  };
}
