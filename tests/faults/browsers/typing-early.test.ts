import { existsSync } from "node:fs";
import { firefox, type Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/jack";
import { site } from "@/tests/e2e/site";
import { repeated } from "@/tests/support/counts";

test("letters typed while a form hydrates on a slow processor are kept", async ({ context }) => {
  test.setTimeout(loadsTimeoutMs);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await expectLettersKept(page);
});

test("letters typed while a form hydrates are kept in Firefox", async () => {
  test.skip(!existsSync(firefox.executablePath()), "Playwright's Firefox is not installed");
  test.setTimeout(loadsTimeoutMs);
  const browser = await firefox.launch();
  await expectLettersKept(await browser.newPage());
  await browser.close();
});

const loads = repeated("TYPED_LOADS", { few: 10, many: 50 });
const loadsTimeoutMs = 360_000;

/** Types into many loads of a form. Each second one has input of the load before to restore around the field in use. */
async function expectLettersKept(page: Page): Promise<void> {
  await page.addInitScript(typeFromTheFirstMoment);
  for (let load = 1; load <= loads; load += 1) {
    await page.goto(`${site.url}/uk/talk-to-us`, { waitUntil: "commit" });
    // A document that has only just been committed has no root element yet.
    await page.waitForFunction(
      () => (document.documentElement as HTMLElement | null)?.dataset.typed !== undefined,
    );
    const typed = await page.evaluate(() => document.documentElement.dataset.typed ?? "");
    const isRestored = load % 2 === 0;
    await expect(page.getByLabel("Your name"), `load ${load}`).toHaveValue(typed);
    await expect(page.getByLabel("Your name")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveValue(isRestored ? "rosa@harbour.example" : "");
    if (isRestored) await page.evaluate(() => sessionStorage.clear());
    else await page.getByLabel("Email").fill("rosa@harbour.example");
  }
}

/** Runs in the page: types a letter every few milliseconds until the form has been hydrated for ten letters. */
function typeFromTheFirstMoment(): void {
  let typed = "";
  let more = 10;
  const typing = setInterval(() => {
    const field = document.getElementById("leadName");
    if (!field) return;
    if (typed === "") field.focus();
    const letter = String.fromCharCode(97 + (typed.length % 26));
    document.execCommand("insertText", false, letter);
    typed += letter;
    if (Object.keys(field).some((key) => key.startsWith("__reactFiber"))) more -= 1;
    if (more > 0) return;
    clearInterval(typing);
    document.documentElement.dataset.typed = typed;
  }, 20);
}
