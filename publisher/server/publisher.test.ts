import { readFileSync, rmSync } from "node:fs";
import { formatIssue } from "../../src/content/check/issue";
import { launchSummary } from "../../lib/launch/launchCheck";
import { eventually } from "../../test/eventually";
import type { RunningServer } from "../../test/httpServer";
import { createStubPublisher, writeWord, type StubPublisher } from "../../test/stubs/stubPublisher";
import { wordServed } from "../../test/stubs/stubBuilder";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { errorSentence } from "./builder/gatsbyMessages";

const folder = temporaryFolder();
let stub: StubPublisher;
const servers: RunningServer[] = [];

const write = (word: string) => writeWord(folder.path, word);

const edit = (word: string) => {
  write(word);
  return stub.publisher.publish(["data/word.json"]);
};

/** Starts a publisher in the folder: the first one, or another one after a restart. */
async function begin(retryMs?: number): Promise<void> {
  stub = createStubPublisher(folder.path, retryMs);
  servers.unshift(await stub.listen());
}

beforeEach(async () => {
  write("first");
  await begin();
  await stub.publisher.publish();
});

afterEach(async () => {
  await stub.publisher.stop();
  await Promise.all(servers.splice(0).map(({ close }) => close()));
});

const textAt = async (path: string) => (await fetch(`${servers[0]?.origin}${path}`)).text();
const servedWord = async (path = "/") => /\[(\w+)\]/.exec(await textAt(path))?.[1];

/** The status, without the warnings. */
const statusLines = () => {
  const { state, lines } = stub.publisher.status();
  return [state, ...lines];
};

/** Waits until the publisher has begun to work on an edit. */
const soon = () => new Promise((resolve) => setImmediate(resolve));

const timeless = (lines: string[]) => lines.map((line) => line.replace(/\d+\.\d s/, "0.0 s"));

it("publishes the content at the start, and every edit", async () => {
  expect(await servedWord("/about")).toBe("first");
  await edit("second");
  expect(await servedWord("/about")).toBe("second");
  expect(timeless(stub.said).filter((line) => !/^ /.test(line))).toEqual([
    "live after 0.0 s (release 000001)",
    launchSummary([]),
    "changed: data/word.json",
    "live after 0.0 s (release 000002)",
    launchSummary([]),
  ]);
  expect(statusLines()).toEqual(["live", "Visitors see everything that is saved."]);
});

it("escapes control characters in the name of a file", async () => {
  await stub.publisher.publish(["data/\u001b[2J.json"]);
  expect(stub.said).toContain("changed: data/\\u001b[2J.json");
});

it("collects edits during a build for the next one", async () => {
  const first = stub.publisher.publish();
  const others = ["a", "b", "c", "d"].map((word) => edit(word));
  expect(stub.publisher.status().state).toBe("building");
  await Promise.all([first, ...others]);
  expect(await servedWord()).toBe("d");
  expect(stub.builder.builds).toBe(3);
  expect(stub.said).toContain("changed: data/word.json");
});

it.each([
  [
    "an error in the content",
    "bad",
    "1 error in the content: the site was not changed. It is built again once the file is fixed.",
    "Word is bad; it must be good (data/word.json, word)",
  ],
  [
    "a failed build",
    "crash",
    "The build failed: the site was not changed.",
    "The template has a bug.",
  ],
])("keeps the live site after %s, and continues when it is fixed", async (_, word, says, why) => {
  await edit(word);
  expect(await servedWord()).toBe("first");
  expect(stub.said.at(-1)).toBe(`${why}\n\n${says}\n`);
  expect(statusLines()).toEqual(["failed", says, why]);
  await edit("fixed");
  expect(await servedWord()).toBe("fixed");
});

it("says how long earlier edits took while it publishes one", async () => {
  const whileEditing = async (word: string) => {
    const done = edit(word);
    await soon();
    const lines = statusLines();
    await done;
    return lines;
  };
  expect(await whileEditing("second")).toEqual(["building", "The change is being published."]);
  expect(await whileEditing("third")).toEqual([
    "building",
    expect.stringMatching(/^The change is being published\. The last one took \d+ seconds?\.$/),
  ]);
});

it("reports that the site is up to date when an edit is undone", async () => {
  await edit("bad");
  await edit("first");
  expect(stub.builder.builds).toBe(1);
  expect(stub.said.at(-1)).toBe("nothing to publish: the site already shows this content");
  expect(stub.publisher.status().state).toBe("live");
});

it("reports warnings once whenever they change, and publishes all the same", async () => {
  const warning = "Word is short; a longer one says more (data/word.json, word)";
  const reported = () => stub.said.filter((line) => line.includes(warning));
  await edit("short");
  expect(await servedWord()).toBe("short");
  expect(reported()).toEqual([`${warning}\n\n1 warning. The site is built anyway.\n`]);
  expect(stub.publisher.status()).toMatchObject({ state: "live" });
  expect(stub.publisher.status().warnings.map(formatIssue)).toEqual([warning]);
  await edit("short");
  expect(reported()).toHaveLength(1);
  await edit("longer");
  expect(stub.publisher.status()).toMatchObject({ warnings: [] });
});

describe("after a rollback", () => {
  async function goTo(id: string): Promise<void> {
    const release = await stub.releases.read(id);
    if (release) await stub.releases.rollBackTo(release);
    await stub.publisher.followPointer();
  }

  function duringBuild(happens: () => unknown): void {
    const build = stub.builder.build.bind(stub.builder);
    jest.spyOn(stub.builder, "build").mockImplementationOnce(async (content) => {
      await happens();
      return build(content);
    });
  }

  const rolledBack =
    "This content was rolled back: release 000001 stays live until the content changes.";

  it("serves the previous release at once", async () => {
    await edit("wrong");
    await goTo("000001");
    expect(await servedWord()).toBe("first");
    expect(stub.said.at(-1)).toMatch(/^release 000001 of .* is live$/);
    expect(statusLines()).toEqual(["failed", rolledBack]);
    await goTo("000002");
    expect(await servedWord()).toBe("wrong");
    expect(statusLines()).toEqual(["live", "Visitors see everything that is saved."]);
  });

  it("changes nothing if the chosen release is the live one", async () => {
    await edit("second");
    await goTo("000002");
    await begin();
    await stub.publisher.serveLast();
    await stub.publisher.publish();
    expect(statusLines()).toEqual(["live", "Visitors see everything that is saved."]);
  });

  it("does not call an error live after going back and forward again", async () => {
    await edit("second");
    await edit("bad");
    for (const id of ["000001", "000002"]) await goTo(id);
    await eventually(() => stub.publisher.status().state, "failed");
    expect(statusLines()[2]).toBe("Word is bad; it must be good (data/word.json, word)");
  });

  it.each(["third", "crash"])(
    "serves the previous release if it happens during a build of %j, until the next edit",
    async (word) => {
      await edit("second");
      duringBuild(() => goTo("000001"));
      await edit(word);
      expect(await servedWord()).toBe("first");
      expect(statusLines()).toEqual(["failed", rolledBack]);
      await stub.publisher.publish();
      expect(await servedWord()).toBe("first");
      await edit("fourth");
      expect(await servedWord()).toBe("fourth");
    },
  );

  it("stays with the release that was chosen of two with the same content", async () => {
    await begin();
    duringBuild(() => writeFiles(folder.path, { "public/new.html": "<p>A new template.</p>" }));
    await stub.publisher.publish();
    await goTo("000001");
    await begin();
    await stub.publisher.publish();
    expect((await stub.releases.current())?.id).toBe("000001");
  });

  it("publishes the next edit, but never the rolled-back content automatically, even after a restart", async () => {
    await edit("second");
    await edit("wrong");
    for (const id of ["000002", "000001"]) await goTo(id);
    await begin();
    await stub.publisher.serveLast();
    await stub.publisher.publish();
    expect(await servedWord()).toBe("first");
    expect(stub.said.at(-1)).toBe(rolledBack);
    await edit("right");
    expect(await servedWord()).toBe("right");
  });
});

it("reports that the site is behind until an edit is served, even when an earlier build ends first", async () => {
  await begin();
  const seen = new Set<string>();
  const ignore = stub.publisher.watchStatus(({ lines }) => seen.add(lines.join()));
  await stub.publisher.publish();
  expect([...seen]).toEqual(["The site is being built.", "Visitors see everything that is saved."]);
  ignore();
  const liveStatuses: [string | undefined, string | undefined][] = [];
  const earlier = edit("second");
  stub.publisher.watchStatus(({ state, since }) => {
    if (state === "live")
      liveStatuses.push([since, readFileSync(stub.releases.pointerFile, "utf8")]);
  });
  await soon();
  const later = edit("third");
  expect(stub.publisher.status().state).toBe("building");
  await Promise.all([earlier, later]);
  expect(await servedWord()).toBe("third");
  const [[since = "", pointer] = []] = liveStatuses;
  expect(pointer).toContain("000003");
  expect(stub.publisher.status()).toMatchObject({ state: "live", since });
  expect(Date.parse(since)).toBeGreaterThan(0);
});

it("serves a lost file of the live release again once a build has restored it", async () => {
  await edit("second");
  rmSync(stub.releases.assetsDir, { recursive: true });
  await begin();
  await stub.publisher.serveLast();
  await stub.publisher.publish();
  const { port = 0 } = servers[0] ?? {};
  expect(await wordServed(port, "index")).toBe("[second]");
});

it("replaces a damaged release, as after a power failure", async () => {
  await edit("second");
  await edit("third");
  writeFiles(stub.releases.pagesDir("000003"), { "index.html": "" });
  await begin();
  await stub.publisher.serveLast();
  expect(await servedWord()).toBe("second");
  await stub.publisher.publish();
  expect(await servedWord()).toBe("third");
  expect(statusLines()).toEqual(["live", "Visitors see everything that is saved."]);
});

it("publishes a save once, although the watcher reports it again", async () => {
  const save = edit("second");
  await soon();
  await Promise.all([save, stub.publisher.publish(["data/word.json"])]);
  expect(stub.builder.builds).toBe(2);
  expect(stub.publisher.status().state).toBe("live");
  const said = stub.said.filter((line) => /changed|nothing/.test(line));
  expect(said).toEqual(["changed: data/word.json"]);
});

it("retries a failed edit at once if the watcher reports it again", async () => {
  jest.spyOn(stub.releases, "make").mockRejectedValueOnce(new Error("No room."));
  const save = edit("second");
  await soon();
  await Promise.all([save, stub.publisher.publish(["data/word.json"])]);
  expect(await servedWord()).toBe("second");
  expect(stub.publisher.status().state).toBe("live");
});

it("reports no failure of an edit that a newer edit follows, like the deletion of its file", async () => {
  const gone = new Error("ENOENT: no such file or directory, open 'data/images/deck.jpg'");
  jest.spyOn(stub.builder, "build").mockRejectedValueOnce(gone);
  const first = edit("second");
  await soon();
  await Promise.all([first, edit("third")]);
  expect(await servedWord()).toBe("third");
  expect(stub.outcomes).toEqual(["live", "live"]);
  expect(stub.said.join("\n")).not.toContain("ENOENT");
});

describe("after a failure of the machine", () => {
  const fails = (code: string, message: string) => Object.assign(new Error(message), { code });

  it("serves the last release although unfinished files cannot be removed", async () => {
    await begin();
    const readOnly = fails("EROFS", "EROFS: read-only file system");
    jest.spyOn(stub.releases, "tidy").mockRejectedValueOnce(readOnly);
    await stub.publisher.serveLast();
    expect(await servedWord()).toBe("first");
  });

  it("reports a full disk in one sentence, and continues when there is room", async () => {
    const full = fails("ENOSPC", "ENOSPC: no space left on device");
    jest.spyOn(stub.releases, "make").mockRejectedValueOnce(full);
    await edit("second");
    expect(await servedWord()).toBe("first");
    expect(statusLines()).toEqual([
      "failed",
      "The site was not changed, because something went wrong. The publisher tries again in 10 seconds.",
      "The disk is full. Free some space, then save again.",
    ]);
    await edit("third");
    expect(await servedWord()).toBe("third");
    expect(stub.outcomes).toEqual(["live", "failed", "live"]);
  });

  it.each([
    "ENOSPC: no space left on device, write",
    errorSentence({ level: "ERROR", code: "11904", text: "Expected compiled files not found" }) ??
      "",
  ])("tries again if a build fails on a full disk: %j", async (reason) => {
    await begin(20);
    await stub.publisher.serveLast();
    const reasons = [reason];
    jest.spyOn(stub.builder, "build").mockResolvedValueOnce({ ok: false, reasons });
    await edit("second");
    await eventually(servedWord, "second");
  });

  it("reports a site that is live as live if old releases cannot be deleted", async () => {
    const locked = fails("EBUSY", "EBUSY: resource busy or locked");
    jest.spyOn(stub.releases, "prune").mockRejectedValueOnce(locked);
    await stub.publisher.publish();
    expect(statusLines()).toEqual(["live", "Visitors see everything that is saved."]);
    expect(stub.said.at(-1)).toBe(
      "Old releases could not be deleted: EBUSY: resource busy or locked",
    );
  });

  it("tries again automatically, with growing delays, until it succeeds", async () => {
    await begin(20);
    const tooMany = fails("EMFILE", "EMFILE: too many open files");
    const make = jest.spyOn(stub.releases, "make");
    make.mockRejectedValueOnce(tooMany).mockRejectedValueOnce(tooMany);
    await edit("second");
    await eventually(servedWord, "second");
    expect(make).toHaveBeenCalledTimes(3);
    expect(stub.publisher.status().state).toBe("live");
  });
});
