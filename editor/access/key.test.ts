import { chmodSync, cpSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "../../test/temporaryFolder";
import { cookieValueOf, isSameSecret, keepAddress } from "./key";

const folder = temporaryFolder();
const file = () => join(folder.path, ".releases/editor-address");

describe("the editor's address", () => {
  it("holds 256 random bits in its fragment, which no browser sends to a server", async () => {
    const { address, key } = await keepAddress(file(), 9001);
    expect(address).toBe(`http://localhost:9001/admin/enter#${key}`);
    expect(Buffer.from(key, "base64url")).toHaveLength(32);
  });

  it("has another key in another folder", async () => {
    const one = await keepAddress(file(), 9001);
    const other = await keepAddress(join(folder.path, "other"), 9001);
    expect(one.key).not.toBe(other.key);
  });

  it("is kept in a file that only its owner can read", async () => {
    const { address } = await keepAddress(file(), 9001);
    expect(readFileSync(file(), "utf8").split("\n")[0]).toBe(address);
    if (process.platform !== "win32") expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it("has the same key after a restart, at another port too", async () => {
    const { key } = await keepAddress(file(), 9001);
    expect(await keepAddress(file(), 9005)).toEqual({
      address: `http://localhost:9005/admin/enter#${key}`,
      key,
    });
  });

  it("has another key in a copy of the folder, even if the copy replaces the folder", async () => {
    const { key } = await keepAddress(file(), 9001);
    const copy = join(folder.path, "copy");
    cpSync(dirname(file()), copy, { recursive: true });
    expect((await keepAddress(join(copy, "editor-address"), 9001)).key).not.toBe(key);
    renameSync(dirname(file()), join(folder.path, "aside"));
    cpSync(join(folder.path, "aside"), dirname(file()), { recursive: true });
    expect((await keepAddress(file(), 9001)).key).not.toBe(key);
  });

  it.each([
    ["is empty", ""],
    ["holds no key", "http://localhost:9001/admin/enter\n"],
    ["holds a key that is too short", "http://localhost:9001/admin/enter#abc\n"],
  ])("has a new key if the file %s", async (_what, text) => {
    await keepAddress(file(), 9001);
    writeFileSync(file(), text);
    const { key } = await keepAddress(file(), 9001);
    expect(key).toMatch(/^[\w-]{43}$/);
  });

  (process.platform === "win32" ? it.skip : it)(
    "has a new key if other users could have read the file",
    async () => {
      const { key } = await keepAddress(file(), 9001);
      chmodSync(file(), 0o644);
      const next = await keepAddress(file(), 9001);
      expect(next.key).not.toBe(key);
      expect(statSync(file()).mode & 0o777).toBe(0o600);
    },
  );
});

it("makes a cookie that does not reveal the key", () => {
  const key = "k".repeat(43);
  expect(cookieValueOf(key)).toMatch(/^[\w-]{43}$/);
  expect(cookieValueOf(key)).not.toContain(key);
  expect(cookieValueOf(key)).not.toBe(cookieValueOf("l".repeat(43)));
});

it.each([
  ["abc", "abc", true],
  ["abc", "abd", false],
  ["abc", "abcd", false],
  ["", "abc", false],
])("compares %j and %j", (one, other, same) => expect(isSameSecret(one, other)).toBe(same));
