import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readFaces } from "../../plugins/gatsby-plugin-site-files/socialImages/lettering";
import { outlineText } from "./outlineText";

const target = "static/drawings";

/** `npm run drawings`: makes the published drawings from these sources, which have editable texts. */
async function makeDrawings(): Promise<void> {
  const faces = await readFaces();
  for (const name of readdirSync(__dirname).filter((file) => file.endsWith(".svg")))
    writeFileSync(
      join(target, name),
      outlineText(readFileSync(join(__dirname, name), "utf8"), faces),
    );
}

makeDrawings().catch((error: unknown) => {
  console.error(`The drawings could not be made: ${String(error)}`);
  process.exitCode = 1;
});
