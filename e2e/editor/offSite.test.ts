import { editorOfTests } from "./harness";

// A switch takes an entry off the site for a while, and names the pages that showed it.

const work = editorOfTests();

const offSite = () => work.page.getByRole("switch", { name: "Hide from visitors for now" });

it("takes a testimonial off the site in one save, and does not change the pages that name it", async () => {
  const { editor, page, server } = work;
  const home = work.read("pages/home.json");
  const before = work.read("testimonials/ada-p.json");
  await editor.open("testimonials/ada-p");
  await page.getByText("Shown on Home page and Testimonials page.").waitFor();
  await offSite().click();
  await page.getByText("Hidden on Home page and Testimonials page.").waitFor();
  await editor.saveWell();
  expect(work.json("testimonials/ada-p.json")).toEqual({
    ...(JSON.parse(before) as object),
    offSite: true,
  });
  expect(work.read("pages/home.json")).toBe(home);

  const bar = work.editor.bar;
  server.status = { state: "live", lines: ["All is well."] };
  await bar.getByText("Testimonial “Ada P.” is off the site.").waitFor();
  await page.goto(`${server.origin}/admin#/collections/testimonials`);
  await page.getByText(/^Not on the site now · Ada P\., Q/).waitFor();
  await page.getByText(/^Bjørn S\., /).waitFor();
  expect(work.messages).toEqual([]);
});

it("marks entries off the site in lists, which name their entries as people do", async () => {
  const { editor, page } = work;
  await editor.open("faqs/wells");
  await editor.item("Not on the site now · Do you dig in January?").waitFor();
  await editor.open("pages/home");
  await editor.expand("Services");
  await editor.items("Cards").getByText("Wells & pumps").first().waitFor();
  await editor.expand("Testimonials");
  await page.getByText("Not on the site now · Pia Q., Q (Sauna)").waitFor();
});
