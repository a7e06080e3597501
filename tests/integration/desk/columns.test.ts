import { beforeEach, expect, it } from "vitest";
import { chooseColumns } from "@/desk/list/actions";
import { chosenColumns } from "@/desk/list/columns";
import { browser, form, takeBrowser } from "../../support/browser";
import { describeOnDatabase } from "../../support/database/database";
import { signedInBrowser } from "../../support/desk/signed-in";
import { redirectOf } from "../../support/sign-up/tab";

process.env.OPERATORS = "bo@firm.example:viewer";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

describeOnDatabase("the columns of the list of sign-ups", () => {
  beforeEach(() => signedInBrowser("bo@firm.example"));

  it("are the usual ones until an operator chooses others, which the next visit shows", async () => {
    expect(await chosenColumns()).toBeNull();
    const sent = form({ column: ["source", "market"], back: "/console/sign-ups?stage=live" });
    expect(await redirectOf(() => chooseColumns(sent))).toBe("/console/sign-ups?stage=live");
    expect(await chosenColumns()).toEqual(["source", "market"]);
  });

  it("may all be left out", async () => {
    await redirectOf(() => chooseColumns(form()));
    expect(await chosenColumns()).toEqual([""]);
  });

  it("lead to no other site", async () => {
    const sent = form({ back: "https://evil.example/console/leads" });
    expect(await redirectOf(() => chooseColumns(sent))).toBe("/console/leads");
  });

  it("are kept for nobody who is not signed in", async () => {
    takeBrowser();
    expect(await redirectOf(() => chooseColumns(form({ column: "source" })))).toBe("/console/sign-in");
    expect([...browser.jar]).toEqual([]);
  });
});
