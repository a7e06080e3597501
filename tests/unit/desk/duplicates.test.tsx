import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { signUpList } from "@/desk/sign-ups/list";
import { type Duplicate, maxDuplicates } from "@/lib/duplicates";
import { showList } from "../../support/desk/list";
import { signUp } from "../../support/desk/shown-sign-up";
import { showSignUp } from "../../support/desk/sign-up-page";
import { duplicate } from "../../support/desk/todo";

describe("the page of a sign-up that may be the same as another", () => {
  it("names sign-ups that may be the same, and what became of each", () => {
    const of = { by: "number", mayBeDebited: false } as const;
    showSignUp({
      duplicates: [
        { ...of, id: "d1", reference: "JK-1", by: "both", state: "confirmed", mayBeDebited: true },
        { ...of, id: "d2", reference: "JK-2", state: "ended" },
        { ...of, id: "d3", reference: "JK-3", by: "email", state: "left" },
      ],
    });
    const named = within(screen.getByRole("region", { name: "Possible duplicate" }));
    expect(named.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "May be the same as JK-1Same registration number and email address. Its debit is set up.",
      "May be the same as JK-2Same registration number. Its debit has ended.",
      "May be the same as JK-3Same email address. It was left at the bank without a debit.",
    ]);
    expect(named.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      ["d1", "d2", "d3"].map((id) => `/console/sign-ups/${id}`),
    );
    expect(named.getByText(/^Both may be debited/)).toBeTruthy();
  });

  it("warns of two debits only where both sign-ups may have one", () => {
    const other = { id: "d1", reference: "JK-1", by: "number" } as const;
    showSignUp({ duplicates: [{ ...other, state: "refused", mayBeDebited: false }] });
    expect(screen.queryByText(/^Both may be debited/)).toBeNull();
    showSignUp({
      signUp: { ...signUp, paymentStatus: "cancelled" },
      duplicates: [{ ...other, state: "confirmed", mayBeDebited: true }],
    });
    expect(screen.queryByText(/^Both may be debited/)).toBeNull();
  });

  it("has no word of duplicates where there is none, or of more than are named", () => {
    showSignUp();
    expect(screen.queryByRole("region", { name: "Possible duplicate" })).toBeNull();
    const many = Array.from({ length: maxDuplicates + 1 }, (_, n): Duplicate => {
      return { id: `d${n}`, reference: `JK-${n}`, by: "email", state: "not_begun", mayBeDebited: true };
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
