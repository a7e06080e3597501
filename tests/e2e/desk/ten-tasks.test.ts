import type { Locator, Page } from "@playwright/test";
import { expect, type Mode, test } from "../jack";
import { signInToDesk } from "./desk";

/** Customers of `tests/e2e/seed.ts`, of whom each hand has its own. */
type Hand = {
  mode: Mode;
  press: (target: Locator) => Promise<void>;
  contacted: string;
  staged: string;
  assigned: string;
  written: string;
  owing: string;
  refused: string;
  lead: string;
};

const hands: Record<string, Hand> = {
  "a mouse, without JavaScript": {
    mode: "without JavaScript",
    press: (target) => target.click(),
    contacted: "Larkspur Cycles",
    staged: "Tideway Plumbing",
    assigned: "Fenwick Joinery",
    written: "Hollin Bakehouse",
    owing: "Osprey Signs",
    refused: "Kestrel Flooring",
    lead: "Mina Bauer",
  },
  "the keyboard alone": {
    mode: "hydrated",
    press: async (target) => {
      await target.focus();
      await expect(target).toBeFocused();
      await target.press("Enter");
    },
    contacted: "Quay Books",
    staged: "Alder Vans",
    assigned: "Brook Café",
    written: "Cedar Print",
    owing: "Holt Pets",
    refused: "Glen Tea",
    lead: "Carl Dunmore",
  },
};

const nameLink = (within: Page | Locator, name: string) =>
  within.getByRole("link", { name, exact: true }).first();

for (const [hand, { mode, press, ...of }] of Object.entries(hands))
  test.describe(hand, () => {
    test.use({ mode });

    test("ten daily tasks take at most two presses each from Today", async ({ page }) => {
      test.slow();
      await signInToDesk(page);
      let presses = 0;
      const pressed = async (target: Locator) => {
        presses += 1;
        await press(target);
      };
      const row = (name: string) => page.getByRole("listitem").filter({ has: nameLink(page, name) });
      const task = async (name: string, end: string | RegExp, work: (of: Locator) => Promise<void>) => {
        await page.goto("/console/today");
        presses = 0;
        await work(row(name));
        await expect(page.getByText(end).first()).toBeVisible();
        expect(presses).toBeLessThanOrEqual(2);
      };

      await test.step("find a customer whose name is typed wrong", () =>
        task("Elm Dental", "Elm Dental", async () => {
          const search = page.getByRole("searchbox");
          if (mode === "hydrated") await page.keyboard.press("/");
          else await search.click();
          await search.fill("Elm Dentl");
          await search.press("Enter");
          presses = 2;
          await expect(page.getByRole("heading", { level: 1 })).toHaveText("Elm Dental");
        }));
      await test.step("call", async () => {
        await page.goto("/console/today");
        const call = row(of.written).getByRole("link", { name: /^Call/ });
        await expect(call).toHaveAttribute("href", /^tel:\+?\d+$/);
      });
      await test.step("write", () =>
        task(of.written, "The mail leaves after ten seconds.", async (found) => {
          await pressed(found.getByRole("link", { name: /^Write/ }));
          await pressed(page.getByRole("button", { name: "Send" }));
        }));
      await test.step("contacted, and mine", () =>
        task(of.contacted, "Saved.", async (found) => {
          await pressed(found.getByRole("button", { name: /^Done/ }));
          await expect(found).toHaveCount(0);
        }));
      await test.step("another stage", () =>
        task(of.staged, "Saved.", async (found) => {
          await pressed(found.locator("summary", { hasText: "Stage of" }));
          await pressed(found.getByRole("button", { name: "Contacted" }));
        }));
      await test.step("give it to a colleague", () =>
        task(of.assigned, "Saved.", async (found) => {
          await pressed(found.locator("summary", { hasText: "Owner of" }));
          await pressed(found.getByRole("button", { name: "member.1" }));
          await expect(found.locator("summary", { hasText: "Owner of" })).toContainText("member.1");
        }));
      await test.step("note", () =>
        task(of.written, "The note was added.", async (found) => {
          await pressed(nameLink(found, of.written));
          await page.getByRole("main").getByLabel("Note", { exact: true }).fill("Sends receipts on Fridays.");
          await pressed(page.getByRole("button", { name: "Save", exact: true }));
        }));
      await test.step("a failed payment is collected again, an ended debit gets the link", () =>
        task(of.owing, /retry is ordered|link to set up the debit is on its way/, async (found) => {
          const retry = found.locator("summary", { hasText: "Retry" });
          if ((await retry.count()) === 1) {
            await pressed(retry);
            await pressed(found.getByRole("button", { name: /^Collect/ }));
          } else await pressed(found.getByRole("button", { name: /^Send the link/ }));
        }));
      await test.step("refused at the bank: find the customer, and send the link", () =>
        task(of.refused, /link to set up the debit is on its way/, (found) =>
          pressed(found.getByRole("button", { name: /^Send the link/ })),
        ));
      await test.step("answer who asked to be called", () =>
        task(of.lead, "The mail leaves after ten seconds.", async (found) => {
          await pressed(found.getByRole("link", { name: /^Write/ }));
          await pressed(page.getByRole("button", { name: "Send" }));
        }));
    });
  });

test.describe("without JavaScript", () => {
  test.use({ mode: "without JavaScript" });

  test("what is to do is counted by kind, each by a link to exactly what it counts", async ({ page }) => {
    await signInToDesk(page, "viewer");
    const kinds = page.getByRole("navigation", { name: "By kind" }).getByRole("link");
    // Other stories add and close some meanwhile.
    for (const kind of ["left", "duplicate", "contact", "lead"])
      await expect(async () => {
        await page.goto("/console/today");
        const found = (address: string | null) => address?.includes(`kind=${kind}`);
        const counted = await kinds.evaluateAll((links) =>
          links.map((link) => [link.getAttribute("href"), link.textContent ?? ""] as const),
        );
        const [address, words = ""] = counted.find(([href]) => found(href)) ?? [];
        await page.goto(address ?? "");
        const rows = page.locator("main section > ol > li");
        await expect(rows).toHaveCount(Number.parseInt(words.replace(/^one/, "1"), 10));
      }).toPass();
  });
});
