import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { askSite, recordAddress } from "@/scripts/launch/ask-site";

const nowhere = "http://127.0.0.1:1";
const question = { path: "/api/sweep", secret: "the secret" };

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "jack-address-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it("a command asks the port of its settings, if no site has recorded its own", async () => {
  const localUrl = await siteThat((_, answer) => answer.end("{}"));
  expect(await askSite({ dataDir, localUrl }, question)).toEqual({});
});

it("it asks another instance of the folder where one has stopped", async () => {
  recordAddress({ dataDir, localUrl: nowhere });
  recordAddress({ dataDir, localUrl: await siteThat((_, answer) => answer.end("{}")) });
  expect(await askSite({ dataDir, localUrl: nowhere }, question)).toEqual({});
});

it.each<[string, RequestListener]>([
  ["another program", (_, answer) => answer.end("<html>")],
  [
    "a site that ends meanwhile",
    (_, answer) => {
      answer.write("{", () => answer.destroy());
    },
  ],
])("it says that no site answers where %s does", async (_, listener) => {
  recordAddress({ dataDir, localUrl: await siteThat(listener) });
  await expect(askSite({ dataDir, localUrl: nowhere }, question)).rejects.toThrow(/^No site answers at http/);
});

it("it says so where nothing does, as after a crash, and what to do", async () => {
  recordAddress({ dataDir, localUrl: nowhere });
  await expect(askSite({ dataDir, localUrl: "http://127.0.0.1:3000" }, question)).rejects.toThrow(
    `No site answers at ${nowhere}. Start it with npm start, or set DATA_DIR (${dataDir}) and PORT as for its start.`,
  );
});

it("it explains an answer of 500", async () => {
  const localUrl = await siteThat((_, answer) => answer.writeHead(500).end());
  await expect(askSite({ dataDir, localUrl }, question)).rejects.toThrow("answered 500: its log says why.");
});

async function siteThat(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
