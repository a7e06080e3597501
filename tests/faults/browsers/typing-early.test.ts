import puppeteer from "puppeteer-core";
import { expect, test } from "@/tests/e2e/jack";
import { site } from "@/tests/e2e/site";
import { repeated } from "@/tests/support/counts";

const loads = repeated("TYPED_LOADS", { few: 10, many: 50 });
const loadsTimeoutMs = 360_000;
const shownTimeoutMs = 30_000;

test("letters typed while a form hydrates on a slow processor are kept", async ({ context }) => {
  test.setTimeout(loadsTimeoutMs);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await expectLettersKept({
    runFirst: (script) => page.addInitScript(script),
    open: (address) => page.goto(address, { waitUntil: "commit" }),
    run: (script) => page.evaluate(script),
  });
});

// Playwright drives no released Firefox, only a build of its own that Debian does not have.
test("letters typed while a form hydrates are kept in Firefox", async () => {
  test.setTimeout(loadsTimeoutMs);
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: "/usr/bin/firefox-esr" });
  try {
    const page = await browser.newPage();
    await expectLettersKept({
      runFirst: (script) => page.evaluateOnNewDocument(script),
      open: (address) => page.goto(address),
      run: (script) => page.evaluate(script),
    });
  } finally {
    await browser.close();
  }
});

type Tab = {
  /** Runs the script in each document that is opened, before its own. */
  runFirst(script: () => void): Promise<unknown>;
  open(address: string): Promise<unknown>;
  run<T>(script: () => T): Promise<T>;
};

/** Types into many loads of a form. Each second one has input of the load before to restore around the field in use. */
async function expectLettersKept(tab: Tab): Promise<void> {
  await tab.runFirst(typeFromTheFirstMoment);
  for (let load = 1; load <= loads; load += 1) {
    await tab.open(`${site.url}/uk/talk-to-us`);
    await expect.poll(() => tab.run(readTyped), { timeout: shownTimeoutMs }).not.toBe("");
    const isRestored = load % 2 === 0;
    const shown = {
      name: await tab.run(readTyped),
      focused: "leadName",
      email: isRestored ? "rosa@harbour.example" : "",
    };
    await expect.poll(() => tab.run(readForm), `load ${load}`).toEqual(shown);
    await tab.run(isRestored ? forgetInput : typeEmail);
  }
}

// These run in the page.

function readTyped(): string {
  // A document that has only just been committed has no root element yet.
  return (document.documentElement as HTMLElement | null)?.dataset.typed ?? "";
}

function readForm() {
  const value = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.value;
  return { name: value("leadName"), focused: document.activeElement?.id, email: value("leadEmail") };
}

function typeEmail(): void {
  document.getElementById("leadEmail")?.focus();
  document.execCommand("insertText", false, "rosa@harbour.example");
}

function forgetInput(): void {
  sessionStorage.clear();
}

/** Types a letter every few milliseconds until the form has been hydrated for ten letters. */
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
