import { fireEvent, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Pricing } from "@/components/marketing/landing/pricing";
import { Ranges } from "@/components/marketing/landing/pricing/ranges";
import { VisitorsMonth } from "@/components/marketing/landing/pricing/visitors-month";
import { vocabulary } from "@/i18n/copy";
import { messages } from "@/i18n/messages";
import { words } from "@/i18n/words";
import { claims } from "@/lib/content/claims";
import { waysToGet } from "@/lib/content/scope";
import { editions, type Language, languageOf, mainEdition } from "@/lib/markets/editions";
import {
  advertisedRange,
  fixedPlans,
  formatHeadline,
  formatPrice,
  order,
  type PlanType,
  placeOf,
  plan,
  planByUse,
  plans,
  planTypes,
  pricePerTransactionWhenFull,
  tiers,
} from "@/lib/plans";
import { exampleMonth, tierOfMonth, transactionsIn } from "@/lib/plans/month";
import { signUpAddress } from "@/lib/routing/addresses";
import { hydrate, show } from "@/tests/support/components/render";
import { site } from "@/tests/support/example-site";

const fromPrice = {
  en: { from: "From", rest: /^ a month for 300/ },
  fr: { from: "Dès", rest: /^ par mois pour 300/ },
} satisfies Record<Language, unknown>;

describe.each(editions)("the prices of $segment", (edition) => {
  const { currency, locale } = edition;
  const t = words(locale, "pricing");
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale={edition.locale} messages={messages(edition.locale)} timeZone="UTC">
      <Pricing edition={edition} site={site} index={false} />
    </NextIntlClientProvider>,
  );
  const text = markup.replace(/<[^>]*>/g, "");

  it("add up an example month for each range, beyond the plans at the price that we agree when you talk to us", () => {
    for (const type of planTypes) {
      const month = exampleMonth(type);
      const count = transactionsIn(month);
      expect(text).toContain(t("range.example", { count }));
      const { total } = order(type, false, currency);
      const ofPlan = t.markup("range.result", {
        count: () => `${count}`,
        plan: plan(type).name,
        price: formatPrice(total, edition),
      });
      if (type !== planByUse.type) expect(text).toContain(ofPlan);
    }
    for (const { type } of fixedPlans)
      expect(markup).toContain(`href="${signUpAddress(edition, "plan")}?plan=${type}"`);
    const { transactions, price = 0 } = tierOfMonth(exampleMonth("multi_entity"), currency) ?? {};
    const byTalking = t.markup("range.resultOfTier", {
      count: () => "750",
      limit: () => `${transactions}`,
      price: () => formatPrice(price, edition),
    });
    expect(text).toContain(byTalking);
  });

  it.each(plans)("have the catalogue's figures on the card of $name, and no others", ({ type, name }) => {
    const card = parse(markup).querySelector(`article:has(#${type}-name)`)?.text ?? "";
    const { total, transactionLimit, accountLimit } = order(type, false, currency);
    const minor = (amount: number | "") => words(locale, "common")(`minorAmount.${currency}`, { amount });
    const figure = new RegExp(`\\p{Sc}?\\d+(?:[.,]\\d+)?(?:${minor("")}|\\s?\\p{Sc})?`, "gu");
    const figures = card.replaceAll(name, "").match(figure);
    const each = pricePerTransactionWhenFull(type, currency);
    const eachText = each < 100 ? minor(each) : formatPrice(each, edition);
    const price = formatPrice(total, edition);
    expect(figures?.filter((figure) => figure !== `${claims.portfolioClients}`)).toEqual(
      type === planByUse.type
        ? [eachText, price, `${transactionLimit}`]
        : [price, `${transactionLimit}`, `${accountLimit}`, eachText],
    );
  });

  it("explain both ends of the advertised range", () => {
    const { from, to } = advertisedRange(currency);
    const whole = (units: number) => formatHeadline(units, edition);
    const { price = 0, priceWithRollover, transactions } = tiers(currency).at(-1) ?? {};
    const isRounded = order("starter", false, currency).total !== from * 100;
    expect(text).toContain(
      t("terms.range", {
        rangeFrom: whole(from),
        rangeTo: whole(to),
        look: isRounded ? "rounded" : "exact",
      }),
    );
    expect(text).toContain(
      t.markup("terms.above", {
        largestLimit: 500,
        tier4Transactions: `${transactions}`,
        tier4Price: formatPrice(price, edition),
        tier4WithRollover: formatPrice(priceWithRollover ?? 0, edition),
        talk: (link) => link,
      }),
    );
  });

  it("come with the list of what no plan includes, in the words of questions, terms and agreement", () => {
    const rows = parse(markup).querySelectorAll("dl > div");
    const listed = (way: string) =>
      rows.find((row) => row.querySelector("dt")?.text === way)?.querySelector("dd")?.text;
    const sentences = waysToGet.map((way) =>
      t(`scope.sentence.${way}`, { items: `${listed(t(`scope.by.${way}`))}` }),
    );
    expect(vocabulary(edition).notIncluded).toBe(sentences.join(" "));
  });

  it("that begin with 'from' name the number of transactions they are for", () => {
    const price = formatPrice(order("multi_entity", false, currency).total, edition);
    const { from, rest } = fromPrice[languageOf(edition)];
    const places = text.split(`${from} ${price}`).slice(1);
    expect(places).toHaveLength(1);
    for (const after of places) expect(after).toMatch(rest);
  });

  it("fold the account of a month, with an anchor for links to it", () => {
    const fold = parse(markup).querySelector("details");
    expect(fold?.hasAttribute("open")).toBe(false);
    expect(fold?.querySelector("#your-month input[type=radio]")).toBeTruthy();
  });
});

describe("the price tool", () => {
  const tool = (
    <VisitorsMonth money={mainEdition("uk")}>
      <Ranges edition={mainEdition("uk")} />
    </VisitorsMonth>
  );
  const radio = () => screen.queryByRole<HTMLInputElement>("radio", { checked: true });
  const chosen = () => radio()?.value;
  const line = (name: string) => screen.getByRole<HTMLInputElement>("slider", { name });
  const bankLines = () => line("Bank lines a month");
  /** The page of a plan's price, of which style sheets show one. */
  const priceOf = (type: PlanType) => document.querySelector(`[data-example="${placeOf(type)}"]:has(a)`);
  /** The value beside a name on the page of a plan's price. */
  const amount = (type: PlanType, name: RegExp) =>
    [...(priceOf(type)?.querySelectorAll("dl > div") ?? [])]
      .find(({ textContent }) => name.test(textContent))
      ?.querySelector("dd")?.textContent;

  it("recommends nothing before a choice", () => {
    show(tool);
    expect(chosen()).toBeUndefined();
    expect(line("Documents a week").value).toBe("12");
  });

  it("adds up the month that is set, and chooses the range of the plan that fits it", () => {
    show(tool);
    for (const [value, plan] of [
      [190, "starter"],
      [200, "professional"],
      [440, "professional"],
      [450, "multi_entity"],
    ] as const) {
      fireEvent.change(bankLines(), { target: { value } });
      expect(chosen()).toBe(plan);
    }
    expect(amount("multi_entity", /^750 transactions, one company/)).toBe("£349.00");
    fireEvent.change(bankLines(), { target: { value: 190 } });
    fireEvent.change(line("Documents a week"), { target: { value: 9 } });
    expect(amount("starter", /^Unused: 250 − 229/)).toBe("21");
  });

  it.each([
    [3, "starter", null],
    [4, "professional", "Jack 250 has room for 3 accounts."],
    [6, "multi_entity", "Jack 500 has room for 5 accounts."],
  ] as const)(
    "marks with %i accounts the plan %s in the range of the transactions, and says %s",
    (value, type, reason) => {
      show(tool);
      fireEvent.change(line("Accounts"), { target: { value } });
      expect(chosen()).toBe("starter");
      expect(radio()?.dataset.place).toBe(`${placeOf(type)}`);
      const verdict = priceOf(type)?.querySelector(":scope > p:has(+ a)")?.textContent;
      if (reason) expect(verdict?.startsWith(reason), verdict).toBe(true);
      else expect(verdict).toMatch(/^Does rollover pay/);
    },
  );

  it("names no sum for one company that has more accounts or transactions than any plan or tier", () => {
    show(tool);
    for (const [accounts, lines] of [
      [6, 620],
      [4, 710],
    ]) {
      fireEvent.change(line("Accounts"), { target: { value: accounts } });
      fireEvent.change(bankLines(), { target: { value: lines } });
      expect(priceOf("multi_entity")?.textContent).toContain("we agree the price when you talk to us");
      expect(amount("multi_entity", /./)).toBeUndefined();
    }
  });

  it.each([
    [
      "starter",
      140,
      2,
      "Yes, from 3 months a year with up to 308. Those months on Jack 500 would cost £300 more; rollover costs £240 a year.",
    ],
    [
      "professional",
      332,
      4,
      "For £600 a year, it covers a month of up to 616. Without it, the price above 500 is agreed when you talk to us.",
    ],
  ] as const)(
    "says of %s with %i bank lines and %i accounts when rollover pays",
    (type, lines, accounts, answer) => {
      show(tool);
      fireEvent.change(line("Accounts"), { target: { value: accounts } });
      fireEvent.change(bankLines(), { target: { value: lines } });
      expect(priceOf(type)?.textContent).toContain(answer);
    },
  );

  it("asks for a month before it says whether rollover pays", () => {
    show(tool);
    fireEvent.change(line("Documents a week"), { target: { value: 0 } });
    fireEvent.change(bankLines(), { target: { value: 0 } });
    expect(priceOf("starter")?.textContent).toContain(
      "Does rollover pay? Put in your documents or bank lines",
    );
    expect(priceOf("starter")?.textContent).not.toContain("Yes, from");
  });

  it("says that rollover does not pay where nothing is left to carry over", () => {
    show(tool);
    fireEvent.change(line("Documents a week"), { target: { value: 0 } });
    fireEvent.change(bankLines(), { target: { value: 250 } });
    expect(amount("starter", /^Unused/)).toBe("0");
    expect(priceOf("starter")?.textContent).toContain("No: this month leaves too little to carry over.");
  });

  it("follows a line that was moved before its scripts ran, and opens", () => {
    const folded = (
      <VisitorsMonth money={mainEdition("uk")}>
        <details>
          <Ranges edition={mainEdition("uk")} />
        </details>
      </VisitorsMonth>
    );
    const { container } = hydrate(folded, () => {
      bankLines().value = "620";
    });
    expect(chosen()).toBe("multi_entity");
    expect(amount("multi_entity", /^Each month/)).toBe("£349.00");
    expect(container.querySelector("details")?.open).toBe(true);
  });

  it("opens the example month of a chosen range", () => {
    show(tool);
    for (const [name, lines] of [
      [/^251 to 500/, "280"],
      [/^More than 500/, "620"],
      [/^Up to 250/, "140"],
    ] as const) {
      fireEvent.click(screen.getByRole("radio", { name }));
      expect(bankLines().value).toBe(lines);
    }
  });
});
