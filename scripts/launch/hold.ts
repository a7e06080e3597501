import { createHash } from "node:crypto";
import { createServer } from "node:net";

type Release = () => void;

/**
 * Takes a name for as long as this process lives, or gives null when another process has it. The kernel frees it
 * with the process, however that ends: an abstract socket on Linux, elsewhere a loopback port made from the name.
 */
export function hold(name: string): Promise<Release | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (cause: NodeJS.ErrnoException) =>
      cause.code === "EADDRINUSE" ? resolve(null) : reject(cause),
    );
    server.listen(addressOf(name), () => resolve(() => server.close()));
    server.unref();
  });
}

function addressOf(name: string) {
  const digest = createHash("sha256").update(name).digest();
  if (process.platform === "linux") return { path: `\0jack-${digest.toString("hex")}` };
  return { host: "127.0.0.1", port: 20_000 + (digest.readUInt32BE() % 40_000) };
}
