// The process of the site. Loads Next, then waits for what to run it with: docs/decisions/0174.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);
const { startServer } = require("next/dist/server/lib/start-server");
require("next/dist/server/next-server");

process.once("message", ({ build, port, hostname, env }) => {
  const dir = process.cwd();
  const built = JSON.parse(readFileSync(join(dir, build, "required-server-files.json"), "utf8"));
  const config = { ...built.config, distDir: build };
  Object.assign(process.env, env);
  // A build serves any port (docs/decisions/0116), and Next must accept the forms that the guard accepts.
  if (process.env.SITE_URL)
    config.experimental.serverActions.allowedOrigins.push(new URL(process.env.SITE_URL).host);
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
  startServer({ dir, isDev: false, config, hostname, port, allowRetry: false }).catch((error) => {
    console.error(error);
    process.exit(1);
  });
});
