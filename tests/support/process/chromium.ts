import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** The headless shell comes first, since it runs the tests in two thirds of the time. */
const onPath = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const missing = `No Chromium for the browser tests. Give one of these:
  - PLAYWRIGHT_CHROMIUM_PATH=/path/to/chromium
  - a system Chromium or Chrome on the PATH, as of apt-get install chromium-headless-shell
  - npx playwright install chromium`;

/** The path of an installed Chromium: that of PLAYWRIGHT_CHROMIUM_PATH, a system one, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`PLAYWRIGHT_CHROMIUM_PATH names ${named}, which is not there.`);
  }
  const folders = (process.env.PATH ?? "").split(delimiter);
  const system = onPath.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...system, ...usualPlaces, chromium.executablePath()].find((path) => existsSync(path));
}

/** As `findChromium`, but tries Playwright's download and Debian's package if none is installed, or throws. */
export function findOrInstallChromium(): string {
  const found = findChromium();
  if (found) return found;
  for (const install of [downloadByPlaywright, installByDebian]) {
    install();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(missing);
}

function downloadByPlaywright(): void {
  attempt(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
}

function installByDebian(): void {
  if (process.getuid?.() !== 0) return;
  attempt("apt-get", ["update"]);
  attempt("apt-get", ["install", "--yes", "--no-install-recommends", "chromium-headless-shell"]);
}

/** Runs a command. A failure is only printed: the caller checks whether Chromium is installed now. */
function attempt(command: string, args: readonly string[]): void {
  try {
    execFileSync(command, args, { stdio: "ignore", timeout: 600_000 });
  } catch {
    console.log(`${command} ${args.join(" ")}: failed`);
  }
}
