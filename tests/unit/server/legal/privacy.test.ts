import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Site, siteDefaults } from "@/lib/site";
import { legalText, privacyDates } from "@/server/legal/texts";

it("has another date of the privacy policy when its text changes", () => {
  const text = readFileSync("messages/legal/en/privacy.md", "utf8") + legalText("privacy", siteDefaults);
  const version = createHash("sha256").update(text).digest("hex").slice(0, 16);
  // After a change: today's date in server/legal/texts.ts, then the new pair here.
  expect({ [privacyDates.changed]: version }).toEqual({ "2026-11-26": "071021cdc3377c4a" });
});

it("answers Do Not Track and Global Privacy Control, and names the person in charge by their title", () => {
  const text = legalText("privacy", siteDefaults);
  expect(text).toMatch(/Global Privacy Control or a Do Not Track signal, we respect it/);
  expect(text).toMatch(/nor let others do so here/);
  expect(text).toMatch(/our data protection lead in the United Kingdom[^.]*, our privacy officer in Canada/);
  expect(text).not.toMatch(/person (who is )?responsible/);
});

it("tells of complaints to the firm, and when it confirms them, before those to an authority", () => {
  expect(legalText("privacy", siteDefaults)).toMatch(
    /complain to us: .*Within 30 days we confirm.*the Information Commissioner/s,
  );
});

it("tells customers in the United States and Canada alike in policy and agreement where data is processed", () => {
  for (const name of ["privacy", "dpa"] as const)
    expect(legalText(name, siteDefaults)).toMatch(
      /in the United States and Canada [^.]*may be processed in the United Kingdom/,
    );
});

describe("AI that reads documents", () => {
  const texts = (set: Partial<Site>) =>
    (["privacy", "terms", "dpa"] as const).map((name) => legalText(name, { ...siteDefaults, ...set })).join();

  it("is named in privacy policy and terms", () => {
    expect(legalText("privacy", siteDefaults)).toContain("read by AI software and verified by accountants");
    expect(legalText("terms", siteDefaults)).toContain("Jack is an AI assistant");
  });

  it("has providers among the recipients, by name where they are set", () => {
    expect(texts({ aiProviders: "Reader Inc" })).toContain("of the AI that reads documents (Reader Inc);");
    expect(texts({})).toMatch(/of the AI that reads documents;.*Ask us who provides the AI/s);
    expect(texts({ aiProviders: "Reader Inc" })).not.toContain("Ask us who");
  });

  it.each([
    ["off", /No AI model is trained with your documents/, /do not include the training of AI models/],
    ["on", /also used to train the AI models/, /They include the training of the AI models/],
    ["", /Ask us .*whether your documents train/, /enters or sends\. If the law/],
  ])("is said to be trained with documents, or not, as the setting %o has it", (aiTraining, policy, dpa) => {
    expect(legalText("privacy", { ...siteDefaults, aiTraining })).toMatch(policy);
    expect(legalText("dpa", { ...siteDefaults, aiTraining })).toMatch(dpa);
    if (aiTraining === "") return;
    expect(texts({ aiTraining, aiProviders: "Reader Inc" })).not.toMatch(/Ask us w/);
  });
});
