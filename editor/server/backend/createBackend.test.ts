import { request } from "node:http";
import { jane } from "../../../test/contentCheck";
import { editorsOfTests, testKey } from "../../../test/editorBackend";
import { eventually } from "../../../test/eventually";
import { backendPath } from "../../routes";

const start = editorsOfTests();

it("reads one long request at a time, so that many uploads take little memory", async () => {
  const it = await start();
  const stalled = request({
    port: it.port,
    path: backendPath,
    method: "POST",
    headers: {
      host: `localhost:${it.port}`,
      origin: it.origin,
      cookie: it.cookie,
      authorization: `Bearer ${testKey}`,
      "content-type": "application/json; charset=utf-8",
      "content-length": 2_000_000,
      "sec-fetch-site": "same-origin",
    },
  });
  stalled.on("error", () => undefined);
  stalled.write("{");
  await eventually(() => (stalled.socket?.bytesWritten ?? 0) > 0, true);
  const short = () => it.act("historyBatch", { file: jane });
  await short();
  const waiting = it.act("historyBatch", { file: jane, more: " ".repeat(1_000_001) });
  let isAnswered = false;
  void waiting.then(() => (isAnswered = true));
  // A short request overtakes the long one.
  for (let at = 0; at < 5; at += 1) expect(await short()).toMatchObject({ status: 200 });
  expect(isAnswered).toBe(false);
  stalled.destroy();
  expect(await waiting).toMatchObject({ status: 200 });
});
