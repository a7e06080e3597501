import type { Page } from "@playwright/test";
import { pdfProse } from "../support/pdf-text";
import { expect } from "./jack";

const spaced = (text: string) => text.replace(/\s+/g, " ").trim();

/** The agreement has the order of the page, and the calendar file its dates. */
export async function expectFilesAsShown(page: Page): Promise<void> {
  const order = await page.getByRole("region", { name: "Your reference" }).locator("dd").allTextContents();
  const text = pdfProse(await fileOf(page, "Download your agreement"));
  expect(order).toHaveLength(8);
  for (const shown of order) expect(text).toContain(spaced(shown));
  const next = page.getByRole("region", { name: "What happens next" });
  const [, ...dates] = await next
    .locator("time")
    .evaluateAll((all) => all.map((time) => time.getAttribute("datetime")?.replaceAll("-", "")));
  const calendar = (await fileOf(page, "Add the dates to my calendar")).toString("utf8");
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
