import { cleanup, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { signUpList } from "@/desk/sign-ups/list";
import type { SignUpPageData } from "@/desk/sign-ups/one/read";
import { maxDuplicates } from "@/lib/duplicates";
import { showList } from "../../support/desk/list";
import { shownSignUp, signUp } from "../../support/desk/shown-sign-up";
import { showSignUp } from "../../support/desk/sign-up-page";
import { duplicate } from "../../support/desk/todo";

const another = {
  ...signUp,
  id: "d1",
  reference: "JK-1",
  setUp: "approved",
  paymentStatus: "processing",
} as const;

describe("the page of a sign-up that may be the same as another", () => {
  const region = () => within(screen.getByRole("region", { name: "Possible duplicate" }));
  const row = (name: string) => {
    const cells = within(region().getByRole("row", { name: new RegExp(`^${name}`) })).getAllByRole("cell");
    return cells.map(({ textContent }) => textContent?.replace(/^[^:]*: /, ""));
  };

  it("shows both beside each other, with what is equal, the sums and the states", () => {
    const other = {
      ...another,
      setUp: "refused",
      paymentStatus: "failed",
      contactName: "Hari Fenwick",
    } as const;
    showSignUp({ duplicates: [{ ...other, contactEmail: signUp.contactEmail.toUpperCase() }] });
    const [own, theirs] = row("E-mail");
    expect([own, theirs]).toEqual([signUp.contactEmail, `${signUp.contactEmail.toUpperCase()} the same`]);
    expect(row("Name")).toEqual([signUp.contactName, "Hari Fenwick"]);
    expect(row("Price a month")[1]).toMatch(/^£.* the same$/);
    expect(row("Set-up")).toEqual(["Confirmed", "Refused"]);
    const link = region().getByRole("link", { name: "JK-1" });
    expect(link.getAttribute("href")).toBe("/console/sign-ups/d1");
    expect(region().queryByText(/^Both may be debited/)).toBeNull();
    expect(region().queryByRole("radio", { hidden: true })).toBeNull();
  });

  it("asks an administrator which one to cancel, after what happens then, and tells others who can", () => {
    showSignUp({ duplicates: [another], openDuplicate: "d1" });
    expect(region().getByText(/^Both may be debited/)).toBeTruthy();
    expect(region().getByRole("button", { name: "Not the same" })).toBeTruthy();
    const which = region().getAllByRole("radio", { hidden: true });
    expect(which.map((one) => [one.getAttribute("value"), one.hasAttribute("checked")])).toEqual([
      [signUp.id, false],
      ["d1", false],
    ]);
    expect(which[0]?.closest("label")?.textContent).toMatch(
      /Its subscription of £.* ends at GoCardless at once/,
    );
    cleanup();
    const acts = { ...shownSignUp().acts, erase: false } as SignUpPageData["acts"];
    showSignUp({ duplicates: [another], acts, admins: ["ana@firm.example", "bo@firm.example"] });
    expect(region().queryByRole("radio", { hidden: true })).toBeNull();
    expect(
      region().getByText(/an administrator can cancel one: ana@firm.example, bo@firm.example/),
    ).toBeTruthy();
  });

  it("names which of the two was kept", () => {
    showSignUp({ duplicates: [{ ...another, paymentStatus: "cancelled", sameAs: signUp.id }] });
    expect(
      region().getByText(new RegExp(`^JK-1 was cancelled .*; ${signUp.reference} was kept`)),
    ).toBeTruthy();
  });

  it("has no word of duplicates where there is none, or of more than are named", () => {
    showSignUp();
    expect(screen.queryByRole("region", { name: "Possible duplicate" })).toBeNull();
    const many = Array.from({ length: maxDuplicates + 1 }, (_, n) => {
      return { ...another, id: `d${n}`, reference: `JK-${n}` };
    });
    showSignUp({ duplicates: many });
    expect(screen.getByText("There are more like it.")).toBeTruthy();
    expect(screen.queryByText(`JK-${maxDuplicates}`)).toBeNull();
  });
});

it("the list names the sign-up that may be the same, and leads to it", () => {
  const todos = new Map([[signUp.id, [{ ...duplicate, same: [{ id: "d1", reference: "JK-1" }] }]]]);
  showList(signUpList, {}, { rows: [signUp], facts: { owners: new Map(), mayOwn: [], sources: [], todos } });
  const [cell] = within(screen.getByRole("row", { name: /Fenwick/ })).getAllByRole("cell");
  expect(cell?.textContent).toBe("Possible duplicateMay be the same as JK-1");
  expect(screen.getByRole("link", { name: "JK-1" }).getAttribute("href")).toBe("/console/sign-ups/d1");
});
