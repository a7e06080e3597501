import { expect, it } from "vitest";
import { claimArguments, promise } from "@/i18n/claims";
import { copy } from "@/i18n/copy";
import { defaultEdition } from "@/lib/markets/editions";
import { siteDefaults } from "@/lib/site";
import { legalText } from "@/server/legal/texts";

const on = { ...siteDefaults, promisesOn: "freeCancellation" };
const sentence = "Cancel before your first payment and nothing is taken.";

it("is made in the same words everywhere once the firm makes it, and nowhere before", () => {
  for (const [site, isMade] of [
    [on, true],
    [siteDefaults, false],
  ] as const) {
    const answer = copy(defaultEdition, "landing")("faq.cancel.answer", claimArguments(defaultEdition, site));
    expect(promise("freeCancellation", defaultEdition, site)).toBe(isMade ? sentence : "");
    expect(answer.includes(sentence)).toBe(isMade);
    expect(legalText("terms", site).includes(sentence)).toBe(isMade);
    expect(`${answer} ${legalText("terms", site)}`).not.toMatch(/none|undefined/);
  }
});
