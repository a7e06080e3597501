import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@/tests/e2e/jack";
import { clickButton, walkTo } from "@/tests/e2e/steps";
import { builtSite } from "@/tests/support/process/built-site";
import { stop } from "@/tests/support/process/child";
import { freePort, freePorts } from "@/tests/support/process/ports";
import { siteCommand } from "@/tests/support/process/site-command";
import { root } from "@/tests/support/root";

type Updated = { readonly url: string; readonly update: () => Promise<void> };

const test = base.extend<{ single: Updated }>({
  /** One instance. `update` stops it and starts the next release on the same address and data. */
  single: async ({ browserName: _ }, use) => {
    const build = await builtSite();
    const newer = nextRelease(build);
    const dataDir = mkdtempSync(join(tmpdir(), "jack-site-"));
    const ports = { port: await freePort(), sandboxPort: await freePorts(4) };
    const place = { dataDir, databaseUrl: null, ports };
    const first = await siteCommand({ ...place, build });
    const second = await siteCommand({ ...place, build: newer });
    let running = await first.start();
    await use({
      url: first.url,
      update: async () => {
        await stop(running);
        running = await second.start();
      },
    });
    await stop(running);
    for (const folder of [dataDir, join(root, newer)]) rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ single }, use) => use(single.url),
});

// The scripts that an old tab loads late are gone.
test.use({ expectedErrors: [/status of 404|MIME type|Failed to load chunk|ERR_CONNECTION_REFUSED/] });

test("F69: tabs that were opened before an update go on after it, with what was typed", async ({
  page,
  context,
  single,
}) => {
  test.setTimeout(180_000);
  await walkTo(page, "contact");
  const search = await context.newPage();
  await search.goto("/uk/get-started/business");
  const find = search.getByLabel("Company name or number");
  const business = search.getByLabel("Business Name");
  for (const fold of ["Find another company", "Change"])
    await search.locator("summary", { hasText: fold }).click();
  await expect(async () => {
    await business.fill("Typed Before Ltd");
    // Kept once the page is hydrated.
    expect(await search.evaluate(() => JSON.stringify(sessionStorage))).toContain("Typed Before Ltd");
  }).toPass();
  await single.update();

  await find.fill("09123457");
  await expect(search.getByRole("link", { name: "This is us Fenwick Joinery Ltd" })).toBeVisible();
  await expect(business).toHaveValue("Typed Before Ltd");
  await search.getByRole("link", { name: "This is us Fenwick Joinery Ltd" }).click();
  await expect(search.getByText("Filled in from Companies House.")).toBeVisible();
  await clickButton(search, "Continue");
  await expect(search.getByRole("heading", { level: 1 })).toHaveText("Contact Information");

  await page.getByLabel("Full Name").fill("Harriet Fenwick");
  await page.getByLabel("Email Address").fill("nobody");
  await clickButton(page, "Continue");
  await expect(page.getByLabel("Email Address")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Full Name")).toHaveValue("Harriet Fenwick");
  await page.getByLabel("Email Address").fill("harriet@fenwick.example");
  await clickButton(page, "Continue");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One Last Step!");
});

/** A copy of a build in which each script has another name, as after a change of all sources; a second build would take minutes. */
function nextRelease(build: string): string {
  const folder = `${build}-next`;
  const id = readFileSync(join(root, build, "BUILD_ID"), "utf8");
  rmSync(join(root, folder), { recursive: true, force: true });
  cpSync(join(root, build), join(root, folder), { recursive: true, verbatimSymlinks: true });
  const chunks = join(root, folder, "static/chunks");
  for (const name of readdirSync(chunks)) renameSync(join(chunks, name), join(chunks, `next-${name}`));
  renameSync(join(root, folder, "static", id), join(root, folder, "static", `next-${id}`));
  for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === "fingerprint") continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, "latin1");
    const renamed = text.replaceAll("static/chunks/", "static/chunks/next-").replaceAll(id, `next-${id}`);
    if (renamed !== text) writeFileSync(file, renamed, "latin1");
  }
  return folder;
}
