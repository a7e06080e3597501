import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { PlanStep } from "@/components/sign-up/steps/plan-step";
import { type Edition, editions, mainEdition } from "@/lib/markets/editions";
import { fixedPlans, formatPrice, order, type PlanType } from "@/lib/plans";
import { show } from "@/tests/support/components/render";
import { site } from "@/tests/support/example-site";
import { aWizard } from "@/tests/support/sign-up/wizard";

vi.mock("server-only", () => ({}));

type Arrival = { edition?: Edition; asked?: PlanType };

const step = ({ edition = mainEdition("uk"), asked }: Arrival = {}) =>
  show(
    <PlanStep
      wizard={aWizard({ edition, answers: asked ? { plan: { planType: asked, hasRollover: false } } : {} })}
      site={site}
      action={async (state) => state}
      asked={asked}
      dropped={[]}
      from={null}
    />,
  );
const plans = () => screen.getAllByRole("article").map((card) => card.querySelector("h2")?.textContent);
const chosen = () => screen.getAllByRole("radio", { checked: true }).map((radio) => radio.id);

it.each(["professional", "multi_entity"] as const)(
  "chooses the plan of the query in its place: %s",
  (asked) => {
    step({ asked });
    expect(plans()).toEqual(["Jack 250", "Jack 500", "Jack Portfolio"]);
    expect(chosen()).toEqual([`${asked}-radio`]);
  },
);

it("calls a plan by its name and price, and describes it by whom it is for", () => {
  step();
  const radio = screen.getByRole("radio", { name: /^Jack 500 Price: £249/ });
  const described = radio.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Popular",
    "A busy company, or several small ones that belong together.",
  ]);
});

it.each(editions)(
  "says in $code before the first answer who signs up a business without a number",
  (edition) => {
    const { container } = step({ edition });
    expect(container.textContent).toContain("One of our team signs you up, by email or in a call.");
    const link = screen.getByRole("link", { name: "Tell us about your business" });
    expect(link.getAttribute("href")).toBe(`/${edition.segment}/talk-to-us?about=unregistered&from=signUp`);
  },
);

it.each(editions)("names the price of a transaction in $code without and with rollover", (edition) => {
  step({ edition });
  const { currency } = edition;
  for (const { name, type, transactionLimit } of fixedPlans) {
    const card = screen.getByRole("article", { name });
    const price = (hasRollover: boolean) => {
      const minor = Math.round(order(type, hasRollover, currency).total / transactionLimit);
      return minor < 100 ? String(minor) : formatPrice(minor, edition);
    };
    const [without, withRollover, ...more] = [...card.querySelectorAll("p:not([id]) > span")];
    expect(more).toEqual([]);
    expect(without?.textContent).toContain(price(false));
    expect(without?.classList).not.toContain("hidden");
    expect(withRollover?.textContent).toContain(price(true));
    expect(withRollover?.classList).toContain("hidden");
  }
});
