import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ErrorSummary } from "@/components/sign-up/form/error-summary";
import { checks } from "@/lib/sign-up/rules/check";
import { limits } from "@/lib/sign-up/rules/limits";
import { show } from "@/tests/support/components/render";

it.each([0, 1, limits.directors])(
  "lists each problem of %i directors with a link, and counts them",
  (rows) => {
    const directors = Array.from({ length: rows }, (_, i) => [`directors.${i}.name`, "n".repeat(101)]);
    const checked = checks.business(Object.fromEntries(directors), "uk");
    const problems = checked.ok ? [] : checked.problems;
    expect(problems.length).toBeGreaterThan(rows);
    show(<ErrorSummary id="problems" problems={problems} notice={null} />);
    const summary = screen.getByRole("alert");
    expect(within(summary).getByRole("heading").textContent).toBe(
      problems.length === 1
        ? "One thing needs your attention"
        : `${problems.length} things need your attention`,
    );
    const links = [...summary.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(problems.map(({ field }) => `#${field}`));
  },
);

it.each([
  ["Submission failed", true],
  ["Please wait a little", false],
])("shows the details of its own notice alone: %s", (title, isShown) => {
  const details = { of: "Submission failed", text: <p>Nothing has been taken.</p> };
  show(<ErrorSummary id="problems" problems={[]} notice={{ title, text: "Try again." }} details={details} />);
  const summary = screen.getByRole("alert", { name: title });
  expect(within(summary).queryByText("Nothing has been taken.") !== null).toBe(isShown);
});
