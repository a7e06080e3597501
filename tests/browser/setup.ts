import { startScript } from "@/scripts/launch/children";
import { findOrInstallChromium } from "@/scripts/testing/chromium";
import { testEnvironment } from "@/scripts/testing/environment";
import { startPostgres } from "@/scripts/testing/postgres";

/** What `npm test` has made for the run already, made here when Playwright is run by itself. */
export default async function setUp(): Promise<() => Promise<void>> {
  process.env.PLAYWRIGHT_CHROMIUM_PATH ??= findOrInstallChromium();
  process.env.TEST_BUILD ??= await build();
  const server = await startPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  return server.stop;
}

async function build(): Promise<string> {
  const child = startScript("build", ["scripts/build.ts"], { env: testEnvironment() });
  const folder = new Promise<string>((resolve) =>
    child.process.once("message", (built) => resolve(String(built))),
  );
  if ((await child.ended) !== 0) throw new Error("The build failed.");
  return folder;
}
