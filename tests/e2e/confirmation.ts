import type { Page } from "@playwright/test";
import type { Language } from "@/lib/markets/editions";
import { pdfProse } from "../support/pdf-text";
import { expect } from "./jack";

const spaced = (text: string) => text.replace(/\s+/g, " ").trim();

const words = {
  en: {
    reference: "Your reference",
    agreement: "Download your agreement",
    next: "What happens next",
    calendar: "Add the dates to my calendar",
  },
  fr: {
    reference: "Votre référence",
    agreement: "Télécharger votre entente",
    next: "La suite",
    calendar: "Ajouter les dates à mon calendrier",
  },
} satisfies Record<Language, unknown>;

/** The agreement has the order of the page, and the calendar file its dates. */
export async function expectFilesAsShown(page: Page, language: Language): Promise<void> {
  const names = words[language];
  const order = await page.getByRole("region", { name: names.reference }).locator("dd").allTextContents();
  const text = pdfProse(await fileOf(page, names.agreement));
  expect(order).toHaveLength(8);
  for (const shown of order) expect(text).toContain(spaced(shown));
  const next = page.getByRole("region", { name: names.next });
  const [, ...dates] = await next
    .locator("time")
    .evaluateAll((all) => all.map((time) => time.getAttribute("datetime")?.replaceAll("-", "")));
  const calendar = (await fileOf(page, names.calendar)).toString("utf8");
  expect([...calendar.matchAll(/^DTSTART;VALUE=DATE:(\d+)/gm)].map(([, day]) => day)).toEqual(dates);
}

async function fileOf(page: Page, link: string): Promise<Buffer> {
  const address = await page.getByRole("link", { name: link }).getAttribute("href");
  const response = await page.request.get(address ?? "");
  expect(response.url(), "no redirect to the page, which would say why there is no file").toContain(address);
  expect(response.headers()["content-disposition"]).toMatch(
    /^attachment; filename="Jack-JK-[\w-]+\.(pdf|ics)"$/,
  );
  return response.body();
}
