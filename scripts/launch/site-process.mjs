// The process of the site. Loads Next, then waits for what to run it with: docs/decisions/0174.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { getHeapStatistics } from "node:v8";

const smallestHeapMb = 108; // Old space of 96, and three times --max-semi-space-size
if (getHeapStatistics().heap_size_limit / 2 ** 20 < smallestHeapMb) {
  console.error(
    "Node's heap limit is too small for the site: set --max-old-space-size=96 or more in NODE_OPTIONS, or give the " +
      "machine or the container more memory.",
  );
  process.exit(1);
}

const require = createRequire(import.meta.url);
const { startServer } = require("next/dist/server/lib/start-server");
require("next/dist/server/next-server");

process.once("message", ({ build, port, hostname, env }) => {
  const dir = process.cwd();
  const built = JSON.parse(readFileSync(join(dir, build, "required-server-files.json"), "utf8"));
  const config = { ...built.config, distDir: build };
  Object.assign(process.env, env, { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) });
  startServer({ dir, isDev: false, config, hostname, port, allowRetry: false }).catch((error) => {
    console.error(error);
    process.exit(1);
  });
});
