import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Sheet } from "@/components/marketing/sections/sheet";
import { show } from "@/tests/support/components/render";

it("names an exhibit by a heading, without its note", () => {
  show(
    <Sheet title="Fenwick Joinery Ltd, purchases" note="November, page 5">
      <p>An entry</p>
    </Sheet>,
  );
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Fenwick Joinery Ltd, purchases");
});
