import { defineConfig } from "vitest/config";
import { postgresProblem } from "./tests/support/database/postgres-programs.ts";

/** Tests of the built site. They form a separate project, so that the others need no build. */
const siteTests = "tests/integration/site/**/*.test.ts";
/** On a single test, or as `@module-tag` on a file: it needs PostgreSQL itself, or reads the database of a running site. */
const postgresTag = {
  name: "postgres",
  description: "needs PostgreSQL; skipped where it does not run",
  skip: postgresProblem() !== null,
};
/** Longer on the embedded database, whose queries also take the process's time. */
const testTimeout = postgresProblem() === null ? 30_000 : 120_000;
/**
 * More than a two-processor machine has, since many tests wait for processes, disks and deadlines. On the embedded database, which
 * computes in the test's own process, one: deadlines count there too.
 */
const maxWorkers = postgresProblem() === null ? 3 : 1;
/** In a browser a server action is a reference, without the server behind it. */
const actionReferences = {
  name: "action-references",
  enforce: "pre" as const,
  transform: (code: string) =>
    code.startsWith('"use server"')
      ? code
          .match(/^export async function \w+/gm)
          ?.map((action) => `${action}() {}`)
          .join("\n")
      : undefined,
};
/** For tests that call the server's own functions: a browser of theirs, and redirects as the server has them. */
const nextOnTheServer = {
  "next/headers": new URL("tests/support/browser.ts", import.meta.url).pathname,
  "next/navigation": "next/dist/client/components/navigation.react-server",
};
const emptyModule = new URL("node_modules/server-only/empty.js", import.meta.url).pathname;
const databases = "tests/support/database/template.ts";
const programs = "tests/support/process/programs.ts";
const sharedSite = "tests/support/site/shared-site.ts";

export default defineConfig({
  // next-intl's core without its Next part, which needs a running server.
  resolve: { alias: { "@": import.meta.dirname, "next-intl": "use-intl/core" } },
  // Under `react-server`, the package `server-only` is empty; otherwise it throws.
  ssr: { resolve: { conditions: ["react-server", "node"] } },
  test: {
    globalSetup: ["tests/support/default-settings.ts"],
    // Packages load once per worker, which is faster; `fresh-modules` gives each test file its own modules of ours.
    isolate: false,
    setupFiles: ["tests/support/fresh-modules.ts"],
    maxWorkers,
    testTimeout,
    hookTimeout: 60_000,
    tags: [postgresTag],
    slowTestThreshold: 5_000,
    reporters: ["./tests/support/skipped-tests.ts", "default"],
    projects: [
      { extends: true, test: { name: "unit", include: ["tests/unit/**/*.test.ts"] } },
      {
        // Components run as in a browser: without `react-server`, and with next-intl's own entry. Those of the server too.
        resolve: { alias: { "@": import.meta.dirname, "server-only": emptyModule } },
        plugins: [actionReferences],
        test: {
          name: "components",
          include: ["tests/unit/**/*.test.tsx"],
          environment: "happy-dom",
          isolate: false,
          maxWorkers,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          setupFiles: ["tests/support/fresh-modules.ts", "tests/support/components/browser.ts"],
        },
      },
      {
        extends: true,
        resolve: { alias: nextOnTheServer },
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          exclude: [siteTests],
          globalSetup: [databases, programs],
        },
      },
      {
        extends: true,
        test: {
          name: "built-site",
          include: [siteTests],
          globalSetup: [databases, sharedSite],
        },
      },
      {
        extends: true,
        resolve: { alias: nextOnTheServer },
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          // Playwright runs those of browsers.
          exclude: ["tests/faults/browsers/**"],
          globalSetup: [databases, programs, sharedSite],
        },
      },
    ],
  },
});
