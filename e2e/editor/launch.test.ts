import { editorOfTests } from "./harness";

// What is left to do before launch, and what could be better: quiet, in the words of the forms.

const work = editorOfTests();

it("lists what is to do, leads to each field and back, and says when all is done", async () => {
  const { editor, server } = work;
  const openPoints = [
    { file: "data/site.json", path: ["email", "sample"], message: "The email address is a sample" },
    {
      file: "data/testimonials/ada-p.json",
      path: ["sample"],
      message: "Testimonial “Ada P.” is only a sample",
    },
  ];
  const warnings = [
    { file: "data/pages/home.json", path: ["hero", "lead"], message: "Home page has grown long" },
  ];
  server.status = { state: "live", lines: ["All is well."], openPoints, warnings };
  await editor.start();
  await editor.link(/^To do before launch/).click();
  const list = editor.panel("2 to do before launch");
  await list.getByText(/^Until these are done, search engines/).waitFor();
  await list.getByRole("button", { name: /^Could be better/ }).click();
  await list.getByRole("link", { name: /grown long/ }).click();
  await editor.whenIn("Introduction");
  await editor.link("To do before launch").last().click();
  await list.waitFor();
  server.status = { state: "live", lines: ["All is well."] };
  await editor.panel("0 to do before launch").getByText("Search engines may list").waitFor();
});
