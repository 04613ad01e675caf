import { resolve } from "node:path";
import { reasonOf } from "../../src/content/words/wording";
import { Releases, type Release } from "../server/release/releases";

const when = ({ made }: Release) => made.replace("T", " ").replace(/\..*$/, " UTC");

/** `npm run rollback [-- 000012]`: goes back to the previous release, or to a given one. */
async function rollback(wanted: string | undefined): Promise<void> {
  const releases = new Releases(resolve(".releases"));
  const current = await releases.current();
  const all = (await Promise.all((await releases.ids()).map((id) => releases.read(id)))).flatMap(
    (release) => release ?? [],
  );
  const target = wanted
    ? all.find(({ id }) => id === wanted.padStart(6, "0"))
    : all.find(({ id }) => current !== undefined && id < current.id);
  if (!current || !target) {
    const found = all.map((release) => `  ${release.id}  ${when(release)}`).join("\n");
    const list = found === "" ? "There are no releases yet." : `The releases are:\n${found}`;
    process.exitCode = 1;
    return console.error(`There is no release ${wanted ?? "to go back to"}. ${list}`);
  }
  await releases.rollBackTo(target);
  console.log(`Release ${target.id} of ${when(target)} is live.`);
  if (target.id < current.id)
    console.log(
      `Later edits are still in data/, and are published with the next edit.\nTo undo this: npm run rollback -- ${current.id}`,
    );
}

rollback(process.argv[2]).catch((error: unknown) => {
  console.error(`Nothing was changed: ${reasonOf(error)}`);
  process.exitCode = 1;
});
