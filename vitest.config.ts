import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/run/longest-first";

const root = fileURLToPath(new URL(".", import.meta.url));

/** The server's half of the code is tested as the server runs it: `server-only` is empty under this condition. */
const server = {
  // The translator without Next around it: next-intl's own entry imports parts of Next that need a running server.
  resolve: { alias: { "@": root.slice(0, -1), "next-intl": "use-intl/core" } },
  ssr: { resolve: { conditions: ["react-server", "node"] } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    slowTestThreshold: 1000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...server,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          testTimeout: 30_000,
        },
      },
      {
        ...server,
        test: {
          name: "integration",
          include: ["tests/{integration,faults}/**/*.test.ts"],
          globalSetup: ["tests/support/database/template.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
