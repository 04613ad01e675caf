// This import comes first, because the module stores the id of the parent process as soon as it loads.
import { whenParentEnds } from "./whenParentEnds";
import { relative, resolve } from "node:path";
import { readOrMakeAddress } from "../../editor/server/access/key";
import { commitProblem, createCommit } from "../../editor/server/history/commits";
import { createPushes, pushProblem } from "../../editor/server/history/pushes";
import { createContentReader } from "../../lib/content/buildInput";
import { watchFolders } from "../../lib/content/watchFolders";
import { contentDir } from "../../lib/content/contentDir";
import { contentReport } from "../../lib/content/contentReport";
import { Snapshot, snapshotDir } from "../../lib/content/snapshot";
import { GatsbyBuilder } from "../server/builder/builder";
import { lockTakenMessage, acquireLock } from "../../lib/files/lock";
import { Publisher } from "../server/publisher";
import { Releases } from "../server/release/releases";
import { catchUncaughtErrors } from "../server/http/answerSafely";
import { firstBuildPage, serve } from "../server/http/server";
import { siteHandler } from "../server/http/siteHandler";
import { readSettings } from "../server/settings";
import { reasonOf } from "../../src/content/words/wording";

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** `npm start`: serves the last good release, builds the site, and publishes every edit. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  if ("problem" in settings) stop(settings.problem);
  const root = process.cwd();
  if (!(await acquireLock(root))) stop(lockTakenMessage);

  const workDir = resolve(root, ".releases");
  const dataDir = contentDir();
  const staticDir = resolve(root, "static");
  const { commits } = settings;
  const cannotCommit = commits ? await commitProblem(dataDir) : undefined;
  const gitProblem = cannotCommit ?? (settings.pushes ? await pushProblem(dataDir) : undefined);
  const pushes = settings.pushes ? createPushes(dataDir) : undefined;
  const releases = new Releases(workDir);
  let handler = firstBuildPage;
  const publisher = new Publisher({
    readContent: createContentReader(dataDir, staticDir),
    builder: new GatsbyBuilder({
      root,
      snapshot: new Snapshot(snapshotDir()),
      waits: settings.builder === "warm",
      say: (line) => console.log(line),
      onReady: () => process.send?.({ type: "waiting" }),
    }),
    siteDir: resolve(root, "public"),
    releases,
    serve: ({ id, headers }) => {
      const { assetsDir } = releases;
      handler = siteHandler({ pagesDir: releases.pagesDir(id), assetsDir, headers });
    },
    say: (line) => console.log(line),
    // The benchmark and the soak test start this script as a child process, and wait for the outcome.
    onOutcome: (outcome) => process.send?.({ type: "outcome", outcome }),
  });

  // Without an earlier release to serve, a problem of git and errors in the content stop the start at once.
  // Otherwise visitors need the site, and the editor says of each save what git refuses.
  const last = await publisher.serveLast();
  const problem = last ? undefined : (gitProblem ?? (await contentReport()).problem);
  if (problem) stop(problem);
  if (gitProblem !== undefined) console.error(gitProblem);

  const addressFile = resolve(workDir, "editor-address");
  const { address, key } = await readOrMakeAddress(addressFile, settings.editorPort);
  const served = await serve(settings, (...call) => handler(...call), {
    dataDir,
    key,
    watchStatus: pushes?.inStatus(publisher.watchStatus) ?? publisher.watchStatus,
    onEdit: (files) => void publisher.publish(files.map((file) => `data/${file}`)),
    ...(commits && { commit: pushes?.after(createCommit(dataDir)) ?? createCommit(dataDir) }),
  });
  if ("problem" in served) stop(served.problem);
  // Other users may read a log, so only a terminal shows the key.
  const editor = process.stdout.isTTY
    ? address
    : `its address is in ${relative(root, addressFile)}`;
  const addresses = `The site:   ${served.site}\nThe editor: ${editor}\n`;
  console.log(addresses);
  console.log(
    last
      ? `Release ${last.id} is served while the content is checked.`
      : "The site is being built for the first time. This takes a few minutes.",
  );

  // Commits of the last run may not be pushed yet.
  void pushes?.push().then(() => {
    const problem = pushes.problem();
    if (problem !== undefined) console.log(problem);
  });
  watchFolders([dataDir, staticDir], root, (paths) => void publisher.publish(paths));
  watchFolders([releases.pointerFile], workDir, () => void publisher.followPointer());
  const end = () => {
    served.close();
    void publisher.stop().then(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
  if (process.env.npm_lifecycle_event !== undefined) whenParentEnds(end);

  await publisher.publish();
  const isServed = handler !== firstBuildPage;
  if (!last && isServed) console.log(`\n${addresses}`);
  if (!isServed && publisher.status().state === "failed") process.exit(1);
}

catchUncaughtErrors();
start().catch((error: unknown) => stop(`The site cannot be served: ${reasonOf(error)}`));
