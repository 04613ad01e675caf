import { setTimeout as sleep } from "node:timers/promises";
import { photo, validEntry, validFiles } from "../../../test/contentFiles";
import { branch, GithubServer, repo } from "../../../test/githubServer";
import { formatContent } from "../../../src/content/schema/normalize";
import { contentTypeOf, type ContentType } from "../../../src/content/model/contentTypes";
import { NoAnswer, type ChangedEntry, type Edit, type Saved } from "../store";
import { createGithubStore } from "./createGithubStore";

// These tests run the store on a server of our own, which has GitHub's API, and real trees and commits.

const github = new GithubServer();

const formatted = (file: string, content: unknown) =>
  formatContent(contentTypeOf(file) as ContentType, content);

/** Valid content as files of the repository, in the format of the editor. */
const repositoryFiles = () =>
  Object.fromEntries(
    Object.entries(validFiles()).map(([file, content]) => [
      `data/${file}`,
      contentTypeOf(file) ? formatted(file, content) : content,
    ]),
  );

beforeAll(() => github.start());
afterAll(() => github.stop());
beforeEach(() => github.begin({ "README.md": "The website", ...repositoryFiles() }));

const place = () => ({
  repo,
  branch,
  apiRoot: github.origin,
  login: { address: "https://login.example/auth", scope: "repo" },
});

const storeOf = (token = "ann", more: Partial<ReturnType<typeof place>> = {}) =>
  createGithubStore({ ...place(), ...more }, token, {
    siteOrigin: "https://www.example.com",
    signOut: () => undefined,
    waits: { reading: 2000, saving: 500 },
  });

type Group = Record<string, unknown>;

const testimonial = "testimonials/jane-d.json";
const other = "testimonials/omar-k.json";
const contentAt = (file: string) => JSON.parse(github.read(`data/${file}`) ?? "") as Group;

/** An entry with changed fields, based on the current version in the repository. */
const changed = (file: string, fields: Group, base = contentAt(file)): ChangedEntry => ({
  file,
  base,
  content: { ...base, ...fields },
});

let ids = 0;
const editOf = (entries: readonly ChangedEntry[], pictures: Edit["pictures"] = new Map()) => ({
  id: `edit-${++ids}`,
  entries,
  pictures,
});

const countCommits = () => github.log().length;

describe("load", () => {
  it("reads all content of the branch, and the names of the pictures", async () => {
    const { files, unreadable, pictures } = await storeOf().load();
    const all = Object.keys(validFiles());
    expect([...files.keys()].sort()).toEqual(all.filter(contentTypeOf).sort());
    expect(files.get(testimonial)).toEqual(contentAt(testimonial));
    expect(unreadable).toEqual([]);
    expect([...pictures].sort()).toEqual(all.filter((file) => file.startsWith("images/")).sort());
  });

  it("asks for the content in three requests, and later only for what changed", async () => {
    const store = storeOf();
    await store.load();
    expect(github.requests).toEqual(["head", expect.stringContaining("/git/trees/"), "texts"]);
    github.requests.length = 0;
    await store.load();
    expect(github.requests).toEqual(["head"]);
    github.push({
      [`data/${testimonial}`]: formatted(testimonial, { ...contentAt(testimonial), rating: 2 }),
    });
    expect((await store.load()).files.get(testimonial)).toMatchObject({ rating: 2 });
  });

  it("names files that cannot be read, and reads the others", async () => {
    const notUtf8 = Buffer.from([0x7b, 0xff, 0x7d]);
    github.push({ [`data/${testimonial}`]: '{"name": ', [`data/${other}`]: notUtf8 });
    const { files, unreadable } = await storeOf().load();
    expect(files.has("testimonials/lea-p.json")).toBe(true);
    expect(files.has(testimonial)).toBe(false);
    const found = unreadable.map(({ file, message }) => `${file}: ${message}`).sort();
    expect(found[0]).toMatch(/jane-d\.json: .*line 1/);
    expect(found[1]).toMatch(/omar-k\.json: .*not written as UTF-8/);
  });

  it("reads the bytes of a picture", async () => {
    github.push({ "data/images/new.jpg": photo });
    const blob = await storeOf().picture("images/new.jpg", "small");
    expect(Buffer.from(await blob.arrayBuffer()).equals(photo)).toBe(true);
    expect(blob.type).toBe("image/jpeg");
  });
});

describe("a save", () => {
  it("is one commit with exactly its files, and a message in words", async () => {
    const before = new Map(github.tree);
    const added = "testimonials/new-n.json";
    const content = { ...validEntry(added), name: "New N." };
    const answer = await storeOf().save(
      editOf(
        [changed(testimonial, { rating: 3 }), { file: added, content }],
        new Map([["images/new.jpg", new Blob([photo])]]),
      ),
    );
    expect(answer).toMatchObject({ kind: "saved", kept: [] });
    const expected = new Map(before);
    expected.set(
      `data/${testimonial}`,
      Buffer.from(
        formatted(testimonial, {
          ...(JSON.parse(String(before.get(`data/${testimonial}`))) as Group),
          rating: 3,
        }),
      ),
    );
    expected.set(`data/${added}`, Buffer.from(formatted(added, content)));
    expected.set("data/images/new.jpg", photo);
    expect(new Map([...github.tree].sort())).toEqual(new Map([...expected].sort()));
    expect(countCommits()).toBe(2);
    const [newest] = github.log();
    expect(newest).toMatchObject({ by: "Ann A." });
    expect(newest?.message).toMatch(/^Edit Picture new\.jpg|^Edit Testimonial/);
    expect(newest?.message).toMatch(/Stars: 5 became 3/i);
    expect(newest?.message).toMatch(/\n\nEditor-Save: edit-\d+$/);
  });

  it("of sixty entries is one commit", async () => {
    const entries = Array.from({ length: 60 }, (_, at) => {
      const file = `testimonials/guest-${at}.json`;
      return {
        file,
        content: {
          ...validEntry(file),
          name: `Guest ${at}`,
          text: `Text ${at}, in some more words.`,
        },
      };
    });
    expect(await storeOf().save(editOf(entries))).toMatchObject({ kind: "saved" });
    expect(countCommits()).toBe(2);
    for (const { file, content } of entries)
      expect(github.read(`data/${file}`)).toBe(formatted(file, content));
  });

  it("deletes an entry, and refuses to delete one that others name", async () => {
    github.push({
      "data/testimonials/extra.json": formatted(testimonial, {
        ...contentAt(testimonial),
        name: "Extra",
      }),
    });
    const extra = "testimonials/extra.json";
    const store = storeOf();
    expect(await store.save(editOf([{ file: extra, base: contentAt(extra) }]))).toEqual({
      kind: "saved",
      entries: [{ file: extra }],
      kept: [],
    });
    expect(github.read(`data/${extra}`)).toBeUndefined();
    expect(github.log()[0]?.message).toMatch(/^Testimonial “Extra”: Deleted\n\nEditor-Save: /);
    const commits = countCommits();
    const service = "services/decks.json";
    const refused = await store.save(editOf([{ file: service, base: contentAt(service) }]));
    expect(refused).toMatchObject({ kind: "refused" });
    expect("lines" in refused && refused.lines.join(" ")).toMatch(
      /cannot be deleted yet\. It is used in:/,
    );
    expect(countCommits()).toBe(commits);
  });

  it("refuses errors with their places, and commits nothing", async () => {
    const answer = await storeOf().save(
      editOf([changed(testimonial, { rating: 9 }), changed(other, { rating: 1 })]),
    );
    expect(answer).toMatchObject({
      kind: "refused",
      issues: [{ file: `data/${testimonial}`, path: ["rating"] }],
    });
    expect(countCommits()).toBe(1);
  });

  it("refuses an error that only the newest content of others makes one", async () => {
    const project = contentAt("projects/blue-cape.json");
    const extra = "projects/extra.json";
    github.push({ [`data/${extra}`]: formatted(extra, { ...project, title: "Extra" }) });
    const store = storeOf();
    await store.load();
    github.push({ [`data/${extra}`]: undefined });
    const answer = await store.save(editOf([changed(testimonial, { project: "extra" })]));
    expect(answer).toMatchObject({
      kind: "refused",
      issues: [{ file: `data/${testimonial}`, path: ["project"] }],
    });
    expect(github.log()[0]?.message).toBe("Push");
  });

  it("asks about an entry that somebody else has deleted", async () => {
    const base = contentAt(testimonial);
    github.push({ [`data/${testimonial}`]: undefined });
    const answer = await storeOf().save(editOf([changed(testimonial, { rating: 1 }, base)]));
    expect(answer).toEqual({ kind: "conflict", entries: [{ file: testimonial }], by: "Dev" });
  });

  it("allows edits elsewhere while another file has an error", async () => {
    github.push({ [`data/${other}`]: "{" });
    expect(await storeOf().save(editOf([changed(testimonial, { rating: 2 })]))).toMatchObject({
      kind: "saved",
    });
    expect(github.read(`data/${other}`)).toBe("{");
    const base = validEntry(other);
    const answer = await storeOf().save(editOf([{ file: other, base, content: base }]));
    expect(answer).toMatchObject({ kind: "refused", issues: [{ file: `data/${other}` }] });
  });

  it("without a difference makes no commit", async () => {
    const answer = await storeOf().save(editOf([changed(testimonial, {})]));
    expect(answer).toMatchObject({ kind: "saved" });
    expect(countCommits()).toBe(1);
  });

  it("has more time for more pictures, on a slow connection", async () => {
    github.failures.push({ of: "commit", meanwhile: () => sleep(1000) });
    const file = "images/large.jpg";
    const picture = new Blob([new Uint8Array(1_000_000)]);
    const saving = storeOf().save(editOf([], new Map([[file, picture]])));
    expect(await saving).toMatchObject({ kind: "saved" });
    expect(github.requests.filter((each) => each === "commit")).toHaveLength(1);
  });

  it("does not replace a picture of the same name", async () => {
    const name = Object.keys(validFiles()).find((file) => file.startsWith("images/")) ?? "";
    const pictures = new Map([[name, new Blob([photo, "another"])]]);
    const answer = await storeOf().save(editOf([changed(testimonial, { rating: 2 })], pictures));
    expect(answer).toMatchObject({
      kind: "refused",
      lines: [`The picture data/${name} already exists. Give yours another name.`],
    });
    expect(countCommits()).toBe(1);
  });
});

describe("two people", () => {
  it("merge what they changed in different fields, and say what was kept", async () => {
    const [ann, bob] = [storeOf("ann"), storeOf("bob")];
    const base = contentAt(testimonial);
    await Promise.all([ann.load(), bob.load()]);
    await bob.save(editOf([changed(testimonial, { rating: 2 }, base)]));
    const answer = await ann.save(editOf([changed(testimonial, { town: "Easton" }, base)]));
    expect(answer).toMatchObject({
      kind: "saved",
      entries: [{ file: testimonial, content: { ...base, rating: 2, town: "Easton" } }],
    });
    expect((answer as Saved).kept).toEqual(["Stars: 5 became 2"]);
    expect(contentAt(testimonial)).toMatchObject({ rating: 2, town: "Easton" });
  });

  it("get a conflict in the same field, with the name of the other one", async () => {
    const [ann, bob] = [storeOf("ann"), storeOf("bob")];
    const base = contentAt(testimonial);
    await ann.load();
    await bob.save(editOf([changed(testimonial, { rating: 2 }, base)]));
    const answer = await ann.save(
      editOf([changed(testimonial, { rating: 3 }, base), changed(other, { rating: 1 })]),
    );
    expect(answer).toEqual({
      kind: "conflict",
      entries: [{ file: testimonial, content: { ...base, rating: 2 } }],
      by: "Bob B.",
    });
    expect(contentAt(other)).not.toMatchObject({ rating: 1 });
  });

  it.each([1, 2])(
    "save at the same moment, and both are kept, though the branch moves %s times",
    async (times) => {
      let pushes = 0;
      github.failures.push({
        of: "commit",
        times,
        meanwhile: () =>
          github.push({
            [`data/${other}`]: formatted(other, { ...contentAt(other), rating: ++pushes }),
          }),
      });
      const answer = await storeOf().save(editOf([changed(testimonial, { rating: 3 })]));
      expect(answer).toMatchObject({ kind: "saved" });
      expect(contentAt(testimonial)).toMatchObject({ rating: 3 });
      expect(contentAt(other)).toMatchObject({ rating: times });
    },
  );

  it("are told to save again if the branch keeps moving; nothing is forced", async () => {
    let pushes = 0;
    github.failures.push({
      of: "commit",
      times: 9,
      meanwhile: () => github.push({ "README.md": String(++pushes) }),
    });
    await expect(storeOf().save(editOf([changed(testimonial, { rating: 3 })]))).rejects.toThrow(
      /^Others saved at the same moment/,
    );
    expect(github.log().map(({ message }) => message)).toEqual(["Push", "Push", "Push", "Begin"]);
  });

  it("may save the content of a pushed file while a developer changes code", async () => {
    const store = storeOf();
    await store.load();
    github.push({ "src/code.ts": "new" });
    await store.save(editOf([changed(testimonial, { rating: 3 })]));
    expect(github.read("src/code.ts")).toBe("new");
  });
});

describe("a lost answer", () => {
  it.each(["drop", "hang"] as const)(
    "saves nothing twice if the commit was made (%s)",
    async (way) => {
      github.failures.push({ of: "commit", [way]: "after" });
      const added = "testimonials/new-n.json";
      const content = { ...validEntry(added), name: "New N." };
      const answer = await storeOf().save(
        editOf([{ file: added, content }, changed(testimonial, { rating: 3 })]),
      );
      expect(answer).toMatchObject({ kind: "saved" });
      expect((answer as Saved).entries).toEqual([
        { file: added, content: contentAt(added) },
        { file: testimonial, content: contentAt(testimonial) },
      ]);
      expect(countCommits()).toBe(2);
    },
  );

  it.each(["drop", "hang"] as const)("saves once if the commit was not made (%s)", async (way) => {
    github.failures.push({ of: "commit", [way]: "before" });
    expect(await storeOf().save(editOf([changed(testimonial, { rating: 3 })]))).toMatchObject({
      kind: "saved",
    });
    expect(countCommits()).toBe(2);
  });

  it("is no conflict with somebody who changed the same field after the commit", async () => {
    const theirs = { ...contentAt(testimonial), rating: 1 };
    github.failures.push(
      { of: "commit", drop: "after" },
      // The store asks for the head before the commit, and again after the commit.
      { of: "head" },
      {
        of: "head",
        meanwhile: () => github.push({ [`data/${testimonial}`]: formatted(testimonial, theirs) }),
      },
    );
    expect(await storeOf().save(editOf([changed(testimonial, { rating: 3 })]))).toMatchObject({
      kind: "saved",
      entries: [{ file: testimonial, content: theirs }],
    });
    expect(github.log().map(({ by }) => by)).toEqual(["Dev", "Ann A.", "Dev"]);
  });

  it("is found in a commit that appears only at the question for it", async () => {
    const content = { ...contentAt(testimonial), rating: 3 };
    const edit = editOf([changed(testimonial, { rating: 3 })]);
    github.failures.push(
      { of: "commit", drop: "before" },
      {
        of: "messages",
        meanwhile: () =>
          github.push(
            { [`data/${testimonial}`]: formatted(testimonial, content) },
            `Edit\n\nEditor-Save: ${edit.id}`,
          ),
      },
    );
    expect(await storeOf().save(edit)).toMatchObject({
      kind: "saved",
      entries: [{ file: testimonial, content }],
    });
    expect(countCommits()).toBe(2);
  });

  it.each([
    ["takes no more requests", { status: 429, message: "Too many requests" }],
    ["has ended the sign-in", { status: 401, message: "Bad credentials" }],
  ])("stays one while GitHub %s, so that the same save is sent again", async (_what, refuse) => {
    const store = storeOf();
    const edit = editOf([changed(testimonial, { rating: 3 })]);
    github.failures.push({ of: "commit", drop: "after" }, { of: "messages", refuse });
    await expect(store.save(edit)).rejects.toThrow(NoAnswer);
    const theirs = { ...contentAt(testimonial), rating: 1 };
    github.push({ [`data/${testimonial}`]: formatted(testimonial, theirs) });
    expect(await store.save(edit)).toMatchObject({
      kind: "saved",
      entries: [{ file: testimonial, content: theirs }],
    });
    expect(countCommits()).toBe(3);
  });

  it("keeps everything for the next try, which saves nothing twice either", async () => {
    const store = storeOf();
    await store.load();
    const base = contentAt(testimonial);
    github.failures.push(
      { of: "commit", drop: "after" },
      { of: "head", times: 1, meanwhile: () => undefined },
      { of: "head", drop: "before" },
    );
    await expect(store.save(editOf([changed(testimonial, { rating: 3 }, base)]))).rejects.toThrow(
      NoAnswer,
    );
    expect(await store.save(editOf([changed(testimonial, { rating: 3 }, base)]))).toMatchObject({
      kind: "saved",
    });
    expect(countCommits()).toBe(2);
  });
});

describe("a refusal is a sentence with what to do", () => {
  const reset = Date.UTC(2026, 0, 2, 18, 15);
  const time = new Date(reset).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });

  it.each<[string, object, RegExp]>([
    [
      "401",
      { status: 401, message: "Bad credentials" },
      /^GitHub does not accept this sign-in.*sign in again/,
    ],
    [
      "403",
      { status: 403, message: "Resource not accessible" },
      /^This sign-in may not change owner\/website\. Ask its owner/,
    ],
    [
      "403 by a rule of the organization",
      { status: 403, message: "The organization has an IP allow list enabled." },
      /GitHub says: The organization has an IP allow list enabled\. This browser keeps/,
    ],
    [
      "403 of an archived repository",
      { status: 403, message: "Repository was archived so is read-only." },
      /^The repository owner\/website is archived.*Ask its owner to unarchive it/,
    ],
    [
      "403 of a protected branch",
      { status: 403, message: "protected branch hook declined" },
      /^The branch main is protected.*GitHub says: protected branch hook declined\. This browser keeps/,
    ],
    [
      "403 with the limit of an hour",
      {
        status: 403,
        message: "API rate limit exceeded",
        headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(reset / 1000) },
      },
      new RegExp(`takes no more requests.*Save again after ${time}\\.`),
    ],
    [
      "403 with a second limit",
      { status: 403, message: "You have exceeded a secondary rate limit" },
      /takes no more requests.*Save again in some minutes/,
    ],
    ["429", { status: 429, message: "Too many requests" }, /takes no more requests/],
    [
      "403 with single sign-on",
      {
        status: 403,
        message: "Resource protected by organization SAML enforcement.",
        headers: { "x-github-sso": "required; url=https://github.com/orgs/owner/sso?x=1" },
      },
      /^The organization owner asks for its single sign-on\. Open https:\/\/github\.com\/orgs\/owner\/sso\?x=1,/,
    ],
    [
      "404",
      { status: 404, message: "Not Found" },
      /^This sign-in finds no repository owner\/website/,
    ],
    [
      "409",
      { status: 409, message: "Git Repository is empty." },
      /^GitHub refused this: Git Repository is empty\. This browser keeps/,
    ],
    ["413", { status: 413, message: "Payload too large" }, /too large for one save/],
    [
      "422",
      { status: 422, message: "Validation Failed" },
      /^GitHub refused this: Validation Failed\. This browser keeps/,
    ],
  ])("%s", async (_what, refuse, sentence) => {
    github.failures.push({ of: "commit", refuse: refuse as { status: number; message: string } });
    const saving = storeOf().save(editOf([changed(testimonial, { rating: 3 })]));
    await expect(saving).rejects.toThrow(sentence);
    await expect(saving).rejects.not.toBeInstanceOf(NoAnswer);
    expect(countCommits()).toBe(1);
  });

  it.each<[string, { type: string; message: string }, RegExp]>([
    [
      "no right to write",
      { type: "FORBIDDEN", message: "Resource not accessible by personal access token" },
      /permission “Contents: Read and write”/,
    ],
    [
      "a rule of the organization",
      { type: "FORBIDDEN", message: "The organization has enabled OAuth App access restrictions." },
      /GitHub says: The organization has enabled OAuth App access restrictions\. This browser/,
    ],
    [
      "an archived repository",
      { type: "UNPROCESSABLE", message: "Repository was archived so is read-only." },
      /^The repository owner\/website is archived/,
    ],
    [
      "a second limit",
      { type: "FORBIDDEN", message: "You have exceeded a secondary rate limit." },
      /takes no more requests/,
    ],
    [
      "a limit",
      { type: "RATE_LIMITED", message: "API rate limit exceeded" },
      /takes no more requests/,
    ],
    [
      "single sign-on",
      { type: "FORBIDDEN", message: "Resource protected by organization SAML enforcement." },
      /single sign-on/,
    ],
    [
      "a protected branch",
      { type: "UNPROCESSABLE", message: "Changes must be made through a pull request." },
      /^The branch main is protected/,
    ],
    [
      "a wrong file",
      { type: "UNPROCESSABLE", message: "A path was requested for deletion" },
      /^GitHub refused this: A path/,
    ],
  ])("in GraphQL: %s", async (_what, error, sentence) => {
    github.failures.push({ of: "commit", error });
    await expect(storeOf().save(editOf([changed(testimonial, { rating: 3 })]))).rejects.toThrow(
      sentence,
    );
    expect(countCommits()).toBe(1);
  });

  it.each<[string, string, object, RegExp]>([
    ["an unknown token", "nobody", {}, /^GitHub does not accept this sign-in/],
    [
      "a token with an invisible character",
      "an\u200bn",
      {},
      /^GitHub does not accept this sign-in/,
    ],
    ["a token of two lines", "ann\nbob", {}, /^GitHub does not accept this sign-in/],
    ["a guest", "guest", {}, /^This sign-in may not change owner\/website/],
    [
      "another repository",
      "ann",
      { repo: "owner/other" },
      /^This sign-in finds no repository owner\/other/,
    ],
    [
      "another branch",
      "ann",
      { branch: "live" },
      /^The repository owner\/website has no branch live/,
    ],
  ])("for %s", async (_what, token, more, sentence) => {
    const store = storeOf(token, more);
    await expect(store.save(editOf([changed(testimonial, { rating: 3 })]))).rejects.toThrow(
      sentence,
    );
  });

  it.each<[string, object]>([
    ["a failure of GitHub", { refuse: { status: 502, message: "Bad gateway" }, times: 9 }],
    ["a lost connection", { drop: "before", times: 9 }],
    ["no answer in time", { hang: "before", times: 9 }],
  ])("that says the place does not answer, after %s", async (_what, failure) => {
    github.failures.push({ of: "commit", ...failure });
    await expect(storeOf().save(editOf([changed(testimonial, { rating: 3 })]))).rejects.toThrow(
      NoAnswer,
    );
    expect(countCommits()).toBe(1);
  });
});

describe("an answer that is not from GitHub", () => {
  const page = "<!doctype html><title>Sign in to the network</title>";

  it.each([
    ["head", page],
    ["head", "null"],
    ["head", "{}"],
    ["/git/trees/", page],
    ["/git/trees/", "null"],
    ["/git/trees/", '{"status":"blocked"}'],
    ["/git/blobs/", page],
    ["/git/blobs/", ""],
  ])("to %s counts as none: %s", async (of, instead) => {
    github.push({ "data/testimonials/latin.json": Buffer.from([0xe9]) });
    github.failures.push({ of, instead });
    const store = storeOf();
    await expect(store.load()).rejects.toThrow(NoAnswer);
    expect((await store.load()).files.size).toBeGreaterThan(5);
  });

  it.each([page, "null", "{}", '{"status":"blocked"}'])(
    "in the history, too: %s",
    async (instead) => {
      const { history } = storeOf();
      github.failures.push({ of: "/commits", instead });
      await expect(history.batch({})).rejects.toThrow(NoAnswer);
      const [edit] = (await history.batch({})).edits;
      github.failures.push({ of: `/commits/${github.head}`, instead });
      await expect(storeOf().history.versions(edit?.id ?? "")).rejects.toThrow(NoAnswer);
    },
  );

  it("to a save counts as lost", async () => {
    github.failures.push({ of: "commit", instead: page });
    expect(await storeOf().save(editOf([changed(testimonial, { rating: 3 })]))).toMatchObject({
      kind: "saved",
    });
    expect(countCommits()).toBe(2);
  });
});

describe("after a save", () => {
  it("an answer of GitHub from before it does not bring the old content back", async () => {
    const store = storeOf();
    await store.load();
    const old = github.head;
    await store.save(editOf([changed(testimonial, { rating: 3 })]));
    const newest = github.head;
    github.head = old;
    expect((await store.load()).files.get(testimonial)).toMatchObject({ rating: 3 });
    github.head = newest;
    expect((await store.load()).files.get(testimonial)).toMatchObject({ rating: 3 });
  });

  it("an answer from before the last two saves does not, either", async () => {
    const store = storeOf();
    const old = github.head;
    await store.save(editOf([changed(testimonial, { rating: 3 })]));
    await store.save(editOf([changed(testimonial, { rating: 4 })]));
    const newest = github.head;
    github.head = old;
    expect((await store.load()).files.get(testimonial)).toMatchObject({ rating: 4 });
    github.head = newest;
    expect((await store.load()).files.get(testimonial)).toMatchObject({ rating: 4 });
  });

  it("the next save goes on top of it without another request for the content", async () => {
    const store = storeOf();
    await store.save(editOf([changed(testimonial, { rating: 3 })]));
    github.requests.length = 0;
    await store.save(editOf([changed(testimonial, { rating: 4 })]));
    expect(github.requests).toEqual(["head", "commit"]);
  });
});

describe("the history", () => {
  it("lists the commits of the content and of one entry, with the words of the save", async () => {
    const store = storeOf();
    await store.save(editOf([changed(testimonial, { rating: 3 })]));
    await storeOf("bob").save(editOf([changed(other, { rating: 1, town: "Easton" })]));
    github.push({ "src/code.ts": "1" }, "Change code");
    const { edits, hasMore } = await store.history.batch({});
    expect(hasMore).toBe(false);
    expect(edits).toMatchObject([
      { by: "Bob B.", title: "Testimonial “omar-k name”", files: [other] },
      {
        by: "Ann A.",
        title: "Testimonial “jane-d name”",
        lines: ["Stars: 5 became 3"],
        files: [testimonial],
      },
      { by: "Dev", title: "Begin", lines: [] },
    ]);
    expect(edits[0]?.lines).toHaveLength(2);
    const own = await store.history.batch({ file: testimonial });
    expect(own.edits.map(({ by }) => by)).toEqual(["Ann A.", "Dev"]);
    const found = await store.history.batch({ words: "easton" });
    expect(found.edits.map(({ by }) => by)).toEqual(["Bob B."]);
  });

  it("goes on with older commits", async () => {
    for (let rating = 1; rating <= 20; rating++)
      github.push(
        {
          [`data/${testimonial}`]: formatted(testimonial, {
            ...contentAt(testimonial),
            text: `Text ${rating}.`,
          }),
        },
        `No. ${rating}`,
      );
    const store = storeOf();
    const first = await store.history.batch({});
    expect(first.hasMore).toBe(true);
    const next = await store.history.batch({ before: first.edits.at(-1)?.id });
    const titles = [...first.edits, ...next.edits].map(({ title }) => title);
    expect(titles).toEqual([...Array.from({ length: 20 }, (_, at) => `No. ${20 - at}`), "Begin"]);
    expect(next.hasMore).toBe(false);
  });

  it("has each file before and after a commit", async () => {
    const store = storeOf();
    const base = contentAt(testimonial);
    const added = "testimonials/new-n.json";
    const picture = "images/new.jpg";
    const content = { ...validEntry(added), name: "New N." };
    await store.save(
      editOf(
        [changed(testimonial, { rating: 3 }), { file: added, content }],
        new Map([[picture, new Blob([photo])]]),
      ),
    );
    const [newPicture] = await store.history
      .versions(github.head)
      .then((all) => all.filter(({ file }) => file === picture));
    // Only the requested picture comes with its bytes.
    expect(newPicture).toEqual({ file: picture, before: undefined, after: "" });
    const versions = await store.history.versions(github.head, picture);
    expect(new Map(versions.map((each) => [each.file, each]))).toEqual(
      new Map<string, object>([
        [testimonial, { file: testimonial, before: base, after: { ...base, rating: 3 } }],
        [added, { file: added, before: undefined, after: contentAt(added) }],
        [
          "images/new.jpg",
          { file: "images/new.jpg", before: undefined, after: photo.toString("base64") },
        ],
      ]),
    );
  });

  it("has the bytes of a picture whose name an address would cut", async () => {
    const picture = "images/deck #1?.jpg";
    await storeOf().save(editOf([], new Map([[picture, new Blob([photo])]])));
    const [version] = await storeOf().history.versions(github.head, picture);
    expect(version).toEqual({ file: picture, before: undefined, after: photo.toString("base64") });
  });
});
