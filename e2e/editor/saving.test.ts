import { editorOfTests, failedRequest } from "./harness";
import { appPath } from "./page";

// One save takes all changes, and nothing is lost if there is no answer.

const work = editorOfTests();
const kit = "testimonials/kit-n.json";
const backend = /\/admin\/api\/v1$/;

type Testimonial = { text: string; town: string };
const saved = () => work.json<Testimonial>(kit);

it("changes of several pages are saved at once, as one change of the history", async () => {
  const { editor, server } = work;
  await editor.start();
  await editor.main.getByText("Ask “away.”").click();
  await editor.whenIn("Introduction");
  await editor.focused.fill("Ask & ask.");
  await editor.open("testimonials/kit-n");
  await editor.fill({ Town: "Essex", Words: "Two changes." });
  await editor.open("site");
  await editor.unfold("Phone number");
  const number = editor.part("Phone number").getByRole("textbox", { name: "Phone number" });
  await number.fill("443.555.0178");
  await editor.whenState("4 unsaved changes");
  await editor.saveWell();
  expect(work.read("pages/home.json")).toContain("Ask & ask.");
  expect(saved()).toMatchObject({ town: "Essex", text: "Two changes." });
  // When the focus left the field, the number got the format of the site.
  expect(work.read("site.json")).toContain("(443) 555-0178");
  server.status = {
    state: "live",
    lines: ["All is well."],
    since: new Date(Date.now() + 1000).toISOString(),
  };
  const live = editor.toast("Visitors see your 4 changes now.");
  const opened = editor.page.waitForEvent("popup");
  await live.getByRole("button", { name: "See them" }).click();
  expect((await opened).url()).toMatch(/^http:\/\/localhost:9000\/|^chrome-error/);
  await editor.goTo("history");
  await editor.panel("History").getByRole("article").getByText("Undo all 4").waitFor();
  expect(await editor.panel("History").getByRole("article").count()).toBe(1);
});

it("a server that is killed while somebody types gets the changes when it is back", async () => {
  const { editor, server } = work;
  work.allow(failedRequest);
  await editor.open("testimonials/kit-n");
  await editor.field("Words").fill("Typed before. ");
  await server.stop();
  await editor.whenState("Offline: 1 change kept here");
  await editor.field("Words").press("End");
  await editor.page.keyboard.type("Typed after.");
  await editor.save();
  await editor.alert.getByText("Not saved yet: no answer.").waitFor();
  await server.resume();
  await editor.whenState("Live");
  expect(saved().text).toBe("Typed before. Typed after.");
  await editor.alert.waitFor({ state: "detached" });
});

it("a tab that is closed while the server is away keeps its changes for the next one", async () => {
  const { editor, server } = work;
  work.allow(failedRequest);
  await editor.open("testimonials/kit-n");
  await editor.field("Words").fill("Typed for later.");
  await server.stop();
  await editor.save();
  await editor.alert.getByText("Not saved yet: no answer.").waitFor();
  await editor.page.close();
  await server.resume();
  const tab = await work.newTab();
  await tab.open("testimonials/kit-n");
  await tab.whenState("1 unsaved change");
  await tab.saveWell();
  expect(saved().text).toBe("Typed for later.");
});

it("a page that cannot load says so, and tries again", async () => {
  const { editor, page, server } = work;
  work.allow(failedRequest);
  await page.route(backend, (route) => route.abort());
  await page.goto(server.origin + appPath);
  await page.getByRole("heading", { name: "The editor cannot start" }).waitFor();
  await page.unrouteAll();
  await editor.button("Try again").click();
  await editor.whenState("Live");
});
