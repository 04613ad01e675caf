import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(html|js|css|json|svg|txt|xml|webmanifest|ico)$/;
const smallest = 700;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * True if compression makes files of this type smaller. Source maps are left out, because they are rarely
 * requested.
 */
export const isCompressible = (path: string) => compressible.test(path);

/**
 * Writes file.br and file.gz beside a file if they are smaller. Pages are compressed after each edit, and so
 * with less effort than scripts, which are compressed only once.
 */
export async function compressFile(path: string, effort: "page" | "script"): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort === "script" ? 11 : 10,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })]);
  if (br.length < bytes.length) await writeFile(`${path}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz);
}
