import { createHash } from "node:crypto";
import { mkdirSync, realpathSync } from "node:fs";
import { createServer, type ListenOptions, type Server } from "node:net";
import { DatabaseRefusal } from "./refusal";

/** Another process has the embedded database open. */
export class DatabaseInUse extends DatabaseRefusal {
  override readonly name = "DatabaseInUse";

  constructor(directory: string, lock: string) {
    super(
      `The embedded database in ${directory} is in use by another process (lock ${lock}). ` +
        "Stop that process, or set DATA_DIR to another folder or DATABASE_URL to a PostgreSQL server.",
    );
  }
}

/**
 * Holds a directory for this process alone. The kernel frees the lock when the process ends, however it ends:
 * two processes on one embedded database lose rows without an error (docs/decisions/0003).
 */
export async function lockDirectory(directory: string): Promise<{ release(): Promise<void> }> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const place = lockPlace(realpathSync(directory));
  const server = createServer((visitor) => visitor.destroy());
  await listen(server, place.options).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EADDRINUSE" ? new DatabaseInUse(directory, place.name) : error;
  });
  server.unref();
  return { release: () => new Promise((done) => server.close(() => done())) };
}

/** Linux has sockets without a file, named after the directory; elsewhere a loopback port stands in. */
function lockPlace(directory: string): { name: string; options: ListenOptions } {
  const hash = createHash("sha256").update(directory).digest();
  if (process.platform === "linux") {
    const name = `jack-database-${hash.toString("hex").slice(0, 32)}`;
    return { name: `@${name}`, options: { path: `\0${name}` } };
  }
  const port = 20_000 + (hash.readUInt32BE() % 20_000);
  return { name: `127.0.0.1:${port}`, options: { host: "127.0.0.1", port, exclusive: true } };
}

function listen(server: Server, options: ListenOptions): Promise<void> {
  return new Promise((done, failed) => {
    server.once("error", failed);
    server.listen(options, () => {
      server.off("error", failed);
      done();
    });
  });
}
