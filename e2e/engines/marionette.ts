import { connect } from "node:net";

type Answer = [type: 1, id: number, error: { message: string } | null, result: unknown];

/**
 * Speaks Marionette, Firefox's protocol for WebDriver commands: JSON, after its length in bytes.
 */
export function openMarionette(port: number) {
  const socket = connect(port, "127.0.0.1");
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);

  socket.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const begin = received.indexOf(":") + 1;
      const end = begin + Number(received.toString("utf8", 0, begin - 1));
      if (begin === 0 || received.length < end) return;
      const answer = JSON.parse(received.toString("utf8", begin, end)) as Answer;
      received = received.subarray(end);
      // The greeting at the start belongs to no command.
      waiting.get(answer[1])?.(answer);
    }
  });

  let count = 0;
  return {
    send: async (command: string, parameters: object): Promise<unknown> => {
      const id = ++count;
      const text = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
      const answered = new Promise<Answer>((done) => waiting.set(id, done));
      socket.write(`${Buffer.byteLength(text)}:${text}`);
      const [, , error, result] = await answered;
      waiting.delete(id);
      if (error) throw new Error(error.message);
      return result;
    },
    close: () => socket.destroy(),
  };
}
