import { defineConfig } from "vitest/config";

/** Integration tests that start the built site; the others do not wait for a build. Their project's name comes first. */
const ofSite = ["tests/integration/{commands,deploy,site}/**/*.test.ts", "tests/faults/**/*.test.ts"];
const databases = "tests/support/database/template.ts";

export default defineConfig({
  // The translator without Next around it: next-intl's own entry imports parts of Next that need a running server.
  resolve: { alias: { "@": import.meta.dirname, "next-intl": "use-intl/core" } },
  // The server's half of the code is tested as the server runs it: `server-only` is empty under this condition.
  ssr: { resolve: { conditions: ["react-server", "node"] } },
  test: {
    globalSetup: ["tests/support/default-settings.ts"],
    // Packages are loaded once per worker; `fresh-modules` gives each file modules and settings of its own.
    isolate: false,
    setupFiles: ["tests/support/fresh-modules.ts"],
    // More than two processors: tests wait for processes, deadlines and disks.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    slowTestThreshold: 5_000,
    reporters: ["./tests/support/skipped-tests.ts", "default"],
    // `npm run faults` runs the cases of docs/faults.md alone, many times over.
    ...(process.env.FAULTS === "many" ? { testNamePattern: /F\d\d/ } : {}),
    projects: [
      { extends: true, test: { name: "unit", include: ["tests/unit/**/*.test.ts"] } },
      {
        // As in a browser: React without the server's condition, next-intl as a page takes it.
        resolve: { alias: { "@": import.meta.dirname } },
        test: {
          name: "components",
          include: ["tests/unit/**/*.test.tsx"],
          environment: "happy-dom",
          isolate: false,
          testTimeout: 30_000,
          setupFiles: ["tests/support/components/browser.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          exclude: ofSite,
          globalSetup: databases,
        },
      },
      {
        extends: true,
        test: {
          name: "built-site",
          include: ofSite,
          globalSetup: [databases, "tests/support/site/build.ts"],
        },
      },
    ],
  },
});
