import { defineConfig } from "@playwright/test";
import { type DatabaseKind, type SiteOptions, sites } from "./tests/e2e/site";
import { findChromium } from "./tests/support/process/chromium";

const viewport = { width: 1280, height: 800 };

/** Every test runs on the embedded database; those tagged `@stores` also run on PostgreSQL. */
export default defineConfig<object, SiteOptions>({
  testDir: "tests/e2e",
  testMatch: "**/*.test.ts",
  globalSetup: "./tests/e2e/setup.ts",
  outputDir: "test-results",
  reporter: "list",
  webServer: [served("embedded"), served("postgresql")],
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport,
    locale: "en-GB",
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
  projects: [
    { name: "embedded", use: { database: "embedded" } },
    { name: "postgresql", use: { database: "postgresql" }, grep: /@stores/ },
  ],
});

/** The site that all tests of a project share, built first if needed. */
function served(database: DatabaseKind) {
  return {
    name: `site, ${database}`,
    command: `node --conditions=react-server --import tsx tests/e2e/serve.ts ${database}`,
    url: `${sites[database].url}/api/health?ready=1`,
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 } as const,
  };
}
