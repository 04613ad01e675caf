import type { AddressInfo } from "node:net";
import { catchUncaughtErrors } from "../../publisher/server/http/answerSafely";
import { listen } from "../../publisher/server/http/listen";

// A server whose handler fails in every possible way. The server sends its port to its parent process.

catchUncaughtErrors();

const fail = () => {
  throw new Error("as the test wants it");
};

void listen(
  ({ url }, response) => {
    if (url === "/throws") fail();
    if (url === "/rejects") return Promise.reject(new Error("as the test wants it"));
    if (url === "/callback") return void setTimeout(fail, 1);
    if (url === "/unhandled") return void Promise.resolve().then(fail);
    if (url === "/begun") {
      response.write("the beginning");
      return void setImmediate(fail);
    }
    response.end("an answer");
  },
  "127.0.0.1",
  0,
).then((server) => {
  if ("problem" in server) throw new Error(server.problem);
  process.send?.((server.address() as AddressInfo).port);
  process.on("message", (what) => {
    if (what === "fail") return void setImmediate(fail);
    process.stderr.write("a line\n", () => setImmediate(() => process.send?.("logged")));
  });
});
