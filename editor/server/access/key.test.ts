import { chmodSync, cpSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "../../../test/temporaryFolder";
import { cookieValueOf, readOrMakeAddress } from "./key";

const folder = temporaryFolder();
const file = () => join(folder.path, ".releases/editor-address");
const mode = () => statSync(file()).mode & 0o777;
const isWindows = process.platform === "win32";

type Change = [what: string, change: () => void];
const readable: Change = ["other users could have read it", () => chmodSync(file(), 0o644)];

const keep = (port = 9001) => readOrMakeAddress(file(), port);

describe("the editor's address", () => {
  it("holds 256 random bits in its fragment, which no browser sends to a server", async () => {
    const { address, key } = await keep();
    expect(address).toBe(`http://localhost:9001/admin/enter#${key}`);
    expect(Buffer.from(key, "base64url")).toHaveLength(32);
  });

  it("is kept in a file that only its owner can read", async () => {
    const { address } = await keep();
    expect(readFileSync(file(), "utf8").split("\n")[0]).toBe(address);
    if (!isWindows) expect(mode()).toBe(0o600);
  });

  it("has the same key after a restart, at another port too", async () => {
    const { key } = await keep();
    const address = `http://localhost:9005/admin/enter#${key}`;
    expect(await keep(9005)).toEqual({ address, key });
  });

  it("is not written again, as it could not be on a full disk", async () => {
    await keep();
    const { ino } = statSync(file());
    await keep();
    expect(statSync(file()).ino).toBe(ino);
  });

  it.each<Change>([
    [
      "the folder is a copy that replaced it",
      () => {
        renameSync(dirname(file()), join(folder.path, "aside"));
        cpSync(join(folder.path, "aside"), dirname(file()), { recursive: true });
      },
    ],
    ["the file is empty", () => writeFileSync(file(), "")],
    ["the file holds no key", () => writeFileSync(file(), "http://localhost:9001/admin/enter\n")],
    [
      "its key is too short",
      () => writeFileSync(file(), readFileSync(file(), "utf8").replace(/#.*/, "#abc")),
    ],
    ...(isWindows ? [] : [readable]),
  ])("has a new key if %s", async (_what, change) => {
    const { key } = await keep();
    change();
    const next = await keep();
    expect(next.key).toMatch(/^[\w-]{43}$/);
    expect(next.key).not.toBe(key);
    if (!isWindows) expect(mode()).toBe(0o600);
  });
});

it("makes a cookie that does not reveal the key", () => {
  const key = "k".repeat(43);
  expect(cookieValueOf(key)).toMatch(/^[\w-]{43}$/);
  expect(cookieValueOf(key)).not.toContain(key);
  expect(cookieValueOf(key)).not.toBe(cookieValueOf("l".repeat(43)));
});
