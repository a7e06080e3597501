import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { answering, databaseOpen } from "@/scripts/launch/readiness";

type Answer = Parameters<RequestListener>[1];

const timeoutMs = 100;

const slow: Record<string, (answer: Answer) => void> = {
  "is late with its answer": () => {},
  "stops in the middle of its answer": (answer) => void answer.write('{"status":'),
  "breaks off its answer": (answer) => {
    answer.write('{"status":', () => answer.destroy());
  },
};

it.each(Object.entries(slow))("a site that %s is asked again", async (_, first) => {
  const answers = [first, (answer: Answer) => void answer.end("{}")];
  await answering(await siteThat(answers), timeoutMs);
  expect(answers).toHaveLength(1);
});

it.each(Object.entries(slow))("so is one that %s while it opens its database", async (_, first) => {
  const away = (answer: Answer) => void answer.end('{"status":"database away"}');
  const answers = [away, first, (answer: Answer) => void answer.end("{}")];
  expect(await databaseOpen(await siteThat(answers), timeoutMs)).toBe(true);
  expect(answers).toHaveLength(1);
});

/** The last answer is repeated, since a busy machine may be late with it too. */
async function siteThat(answers: ((answer: Answer) => void)[]) {
  const server = createServer((_, answer) => (answers.length > 1 ? answers.shift() : answers[0])?.(answer));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { port, localHost: "127.0.0.1", localUrl: `http://127.0.0.1:${port}` };
}
