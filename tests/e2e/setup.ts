import { findOrInstallChromium } from "@/tests/support/process/chromium";

/** Playwright's workers read the path in their configuration. */
export default function setUp(): void {
  process.env.PLAYWRIGHT_CHROMIUM_PATH ??= findOrInstallChromium();
}
