import { buildSync } from "esbuild";
import puppeteer from "puppeteer-core";
import { expect, test } from "@/tests/e2e/jack";
import { allFormats } from "@/tests/support/formats";

const { outputFiles } = buildSync({
  entryPoints: ["tests/support/formats.ts"],
  bundle: true,
  format: "iife",
  globalName: "formats",
  define: { "process.env.EDITIONS_OFF": '""' },
  write: false,
});
const script = `${outputFiles[0]?.text}; formats.allFormats()`;

// The unit tests have literals. React reports a text that the server writes in another way.
test("dates and money in Chromium are those of Node", async ({ context }) => {
  const page = await context.newPage();
  expect(await page.evaluate(script)).toEqual(allFormats());
});

test("dates and money in Firefox are those of Node", async () => {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: "/usr/bin/firefox-esr" });
  try {
    const page = await browser.newPage();
    expect(await page.evaluate(script)).toEqual(allFormats());
  } finally {
    await browser.close();
  }
});
