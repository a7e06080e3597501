import { mainEdition } from "@/lib/markets/editions";
import { expectAccessible, expectFitsInLargeFonts, runsNoScripts } from "./accessible";
import { expect, test } from "./jack";
import { clickButton, clickDisabledButton, walkTo } from "./steps";

for (const mode of ["without JavaScript", "hydrated"] as const)
  test.describe(mode, () => {
    test.use({ mode, viewport: { width: 390, height: 844 } });

    test("a business in Quebec is given the French contract before it can choose English", async ({
      page,
    }) => {
      test.slow();
      await walkTo(page, "business", {}, mainEdition("ca"));
      const law = page.getByText("Au Québec, la loi exige");
      await expect(law).toBeHidden();
      await page.getByLabel("Business Name").fill("Boulangerie Marsh");
      await page.getByLabel("Province or territory").selectOption("Quebec");
      await expect(law).toBeVisible();
      await expectAccessible(page);
      await clickButton(page, "Continuer en français Continue in French");
      await expect(page).toHaveURL("/ca-fr/get-started/business");
      await expect(page.getByLabel("Nom de l’entreprise")).toHaveValue("Boulangerie Marsh");

      await page.getByRole("contentinfo").getByRole("link", { name: "English (Canada)" }).click();
      await expect(page).toHaveURL("/ca/get-started/business");
      await expect(page.getByLabel("Business Name")).toHaveValue("Boulangerie Marsh");
      await page.getByLabel("Business Number (BN)").fill("123456782");
      await clickButton(page, "Continue");
      await page.getByLabel("Full Name").fill("Rosa Marsh");
      await page.getByLabel("Email Address").fill("rosa@marsh.example");
      await clickButton(page, "Continue");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("One Last Step!");
      await expectAccessible(page);
      await page.getByRole("checkbox", { name: /I accept the terms/ }).check();
      await clickDisabledButton(page, "Set Up Payment");
      const english = page.getByRole("checkbox", { name: /souhaite que le contrat soit en anglais/ });
      await expect(english).toBeFocused();
      await expect(english).toHaveAccessibleDescription(/choose the contract in English/);
      await expectFitsInLargeFonts(page);

      const opened = page.waitForEvent("popup");
      await page.getByRole("link", { name: /le contrat en français/ }).click();
      const contract = await opened;
      await expect(contract.getByRole("heading", { level: 1 })).toHaveText("Votre contrat");
      await expect(contract.getByText("Boulangerie Marsh").first()).toBeVisible();
      const back = contract.getByRole("link", { name: "Retour à la dernière étape" });
      await expect(back).toHaveAttribute("href", "/ca/get-started/review");
      if (mode === "without JavaScript") runsNoScripts(contract);
      await expectAccessible(contract);
      const file = await page.request.get("/ca-fr/contract.pdf");
      expect(file.headers()["content-type"]).toBe("application/pdf");
      await contract.close();

      await english.check();
      await page.getByRole("checkbox", { name: /I accept the terms/ }).check();
      await clickButton(page, "Set Up Payment");
      await expect(page.getByRole("heading", { name: /Set up a debit for/ })).toBeVisible();
    });
  });
