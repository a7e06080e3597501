import { startPostgres } from "@/tests/support/database/postgres";
import { builtSite } from "@/tests/support/process/built-site";
import { findOrInstallChromium } from "@/tests/support/process/chromium";

/** What `npm test` has made for the run already, made here when Playwright is run by itself. */
export default async function setUp(): Promise<() => Promise<void>> {
  process.env.PLAYWRIGHT_CHROMIUM_PATH ??= findOrInstallChromium();
  process.env.TEST_BUILD = await builtSite();
  const server = await startPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  return server.stop;
}
