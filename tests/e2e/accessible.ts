import { expect, type Page, test } from "@playwright/test";
import axe from "axe-core";

const wcag22aa = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const usualFont = 16;
const ofColours = ["color-contrast", "link-in-text-block"];
declare global {
  interface Window {
    axe: typeof axe;
  }
}

const withoutScripts = new WeakSet<Page>();

/** Marks a page in which no script runs, and so no axe: a copy of what it shows is examined instead. */
export function runsNoScripts(page: Page): void {
  withoutScripts.add(page);
}

/** No violation of WCAG 2.2 AA that axe can find on the page in its current state, and no level of its headings is left out. */
export function expectAccessible(page: Page): Promise<void> {
  return whereScriptsRun(page, (shown) =>
    examine(shown, {
      runOnly: { type: "tag", values: wcag22aa },
      rules: { "heading-order": { enabled: true } },
    }),
  );
}

/** The rules of axe that depend on colours, in the dark. */
export function expectContrastInTheDark(page: Page): Promise<void> {
  return whereScriptsRun(page, async (shown) => {
    await shown.emulateMedia({ colorScheme: "dark" });
    await examine(shown, { runOnly: { type: "rule", values: ofColours } });
  });
}

/** No part of the page is wider than a screen of any of these widths. */
export async function expectFits(page: Page, widths: readonly number[]): Promise<void> {
  const { height = 800 } = page.viewportSize() ?? {};
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const shown = await page.locator("html").evaluate((html) => html.scrollWidth);
    expect(shown, `the page on a screen of ${width} px`).toBeLessThanOrEqual(width);
  }
}

/** No part of the page is wider than the narrowest phone, at the browser's default font and at larger ones. */
export async function expectFitsInLargeFonts(page: Page): Promise<void> {
  const usual = page.viewportSize();
  const browser = await page.context().newCDPSession(page);
  for (const standard of [24, 32, usualFont]) {
    await browser.send("Page.setFontSizes", { fontSizes: { standard } });
    await test.step(`${page.url()} at ${standard} px`, () => expectFits(page, [320]));
  }
  await browser.detach();
  if (usual) await page.setViewportSize(usual);
}

/** No column of the page, with all its folds open, is a few letters wide on a phone whose default font is twice as large. */
export async function expectWideColumnsInLargeFonts(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 2 * usualFont } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(showAtOnce);
  expect(await page.evaluate(wordsOnManyLines)).toEqual([]);
  await browser.detach();
}

/** The words that take more than three lines, in all folds. */
function wordsOnManyLines(): string[] {
  for (const fold of document.querySelectorAll("details")) {
    fold.removeAttribute("name");
    fold.open = true;
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.checkVisibility() || text.parentElement.offsetWidth < 2) continue;
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 3) found.push(word);
    }
  }
  return found;
}

/** In a progress bar and in lists of sums, no word is broken in two on a phone whose default font is twice as large. */
export async function expectWholeWordsInLargeFonts(page: Page): Promise<void> {
  const usual = page.viewportSize();
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 2 * usualFont } });
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(brokenWords)).toEqual([]);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: usualFont } });
  await browser.detach();
  if (usual) await page.setViewportSize(usual);
}

/** Words on two lines, but for parts of addresses. Without hyphenation, which may divide words that would fit on the next line. */
function brokenWords(): string[] {
  document.body.style.hyphens = "none";
  const found: string[] = [];
  const range = document.createRange();
  for (const part of document.querySelectorAll("main :is(nav, dl)")) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { index, 0: word } of (text.textContent ?? "").matchAll(
        /(?<!\S)\p{L}+(?=[,.:;]?(?:\s|$))/gu,
      )) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
  }
  document.body.style.hyphens = "";
  return found;
}

/**
 * A change of colours may be under way, on a page just loaded too, and would be examined in the middle of it; a section that is not
 * laid out yet would be examined as if it lay on the next one.
 */
function showAtOnce(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "*, ::before, ::after { transition: none !important; } .section, .part { content-visibility: visible !important; }",
  );
  document.adoptedStyleSheets.push(sheet);
}

function whereScriptsRun(page: Page, check: (shown: Page) => Promise<void>): Promise<void> {
  return withoutScripts.has(page) ? onCopy(page, check) : check(page);
}

async function examine(page: Page, chosen: axe.RunOptions): Promise<void> {
  await page.evaluate(showAtOnce);
  // Half a megabyte, so once per document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  // Describing everything that passes takes axe a third of its time. No rule of ours reads the style sheets that it would load.
  const options: axe.RunOptions = { ...chosen, resultTypes: ["violations"], preload: false };
  const violations = await page.evaluate(async (all) => (await window.axe.run(all)).violations, options);
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(" ")),
  }));
  expect(found).toEqual([]);
}

async function onCopy(page: Page, check: (copy: Page) => Promise<void>): Promise<void> {
  const html = (await page.content()).replace(/<script\b[\s\S]*?<\/script>/g, "");
  const browser = page.context().browser();
  if (!browser) throw new Error("The copy of the page needs a browser of its own.");
  const copy = await browser.newPage({ viewport: page.viewportSize(), javaScriptEnabled: true });
  try {
    await copy.route(page.url(), (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body: html }),
    );
    await copy.goto(page.url());
    await check(copy);
  } finally {
    await copy.close();
  }
}
