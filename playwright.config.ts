import { defineConfig } from "@playwright/test";
import { site } from "./tests/e2e/site";
import { findChromium } from "./tests/support/process/chromium";
import { keepTemporaryFilesInMemory } from "./tests/support/process/temporary-files";

const viewport = { width: 1280, height: 800 };
/** `npm run dev` compiles each page when it is first opened. */
const isDev = process.env.E2E_PORT !== undefined;

keepTemporaryFilesInMemory();

export default defineConfig({
  testMatch: "**/*.test.ts",
  projects: [
    { name: "e2e", testDir: "tests/e2e" },
    // What other browsers do, and floods of forms: `npm run faults`.
    { name: "faults", testDir: "tests/faults/browsers" },
  ],
  globalSetup: "./tests/e2e/setup.ts",
  outputDir: "test-results",
  reporter: "list",
  // The site on the embedded database, built first if needed; with `npm run test:dev`, the one that `npm run dev` serves.
  webServer: {
    name: "site",
    command: "node --conditions=react-server --import tsx tests/e2e/serve.ts",
    url: `${site.url}/api/health?ready=1`,
    reuseExistingServer: isDev,
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
  },
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  timeout: isDev ? 240_000 : 60_000,
  expect: { timeout: isDev ? 60_000 : 10_000 },
  use: {
    baseURL: site.url,
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
});
