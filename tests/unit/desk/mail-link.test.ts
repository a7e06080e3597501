import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { mainEdition } from "@/lib/markets/editions";
import type { Email } from "@/server/mail/email";

/** The addresses that each mail links to. */
async function linksWith(change: Record<string, string>): Promise<Record<string, string[]>> {
  const settings = { SITE_URL: "https://jack.example", OPERATOR_SECRET: "s".repeat(32), ...change };
  for (const [setting, value] of Object.entries(settings)) vi.stubEnv(setting, value);
  vi.resetModules();
  const { sampleMails } = await import("@/scripts/mail/samples");
  const linksIn = ({ blocks }: Email) =>
    blocks.flatMap((block) => {
      if (block.kind === "rows") return block.rows.flatMap(([, , href]) => href ?? []);
      return "href" in block ? [block.href] : [];
    });
  return Object.fromEntries(
    Object.entries(sampleMails(mainEdition("uk"))).map(([name, email]) => [name, linksIn(email)]),
  );
}

afterEach(() => vi.unstubAllEnvs());

let links: Awaited<ReturnType<typeof linksWith>>;
beforeAll(async () => {
  links = await linksWith(desk);
});

const desk = { OPERATORS: "ana@firm.example:admin" };
/** Without the sandbox, whose operator may sign in where none is named. */
const live = {
  GOCARDLESS_ACCESS_TOKEN: "sandbox_1",
  GOCARDLESS_WEBHOOK_SECRETS: "secret",
  SMTP_URL: "smtps://mail.example",
};
const id = "[0-9a-f-]{36}";

it.each([
  ["sign_up_notice", `sign-ups/${id}`],
  ["firm_notice", `sign-ups/${id}`],
  ["lead_notice", `leads/${id}`],
  ["lead_notice suspect", `leads/${id}`],
  ["firm_alarm stuck", `sign-ups/${id}`],
  ["firm_alarm feed_parked", "outbox"],
  ["firm_alarm provider_unauthorised", "settings"],
])("%s leads to its page at the desk, without a key, and to the person", (name, page) => {
  const [desk, ...others] = (links[name] ?? []).toSorted();
  expect(desk).toMatch(new RegExp(`^https://jack\\.example/console/${page}$`));
  const about = name.startsWith("lead") ? [/^mailto:/] : [/^mailto:/, /^tel:\+/];
  expect(others).toEqual(page.includes(id) ? about.map((link) => expect.stringMatching(link)) : []);
});

it("a mail to the firm that asks for something says by when, and why", async () => {
  const { sampleMails } = await import("@/scripts/mail/samples");
  const mails = Object.entries(sampleMails(mainEdition("uk")));
  const labels = ({ blocks }: Email) =>
    blocks.flatMap((block) => (block.kind === "rows" ? block.rows.map(([label]) => label) : []));
  for (const [name, email] of mails.filter(([name]) => /^(firm_alarm|lead)/.test(name)))
    expect(labels(email).includes(name.startsWith("lead") ? "Answer by" : "Act by"), name).toBe(
      name !== "firm_alarm over",
    );
});

it("no mail leads to a desk that is off, but those to operators, which are then sent to nobody", async () => {
  const leading = Object.entries(await linksWith({ ...live, OPERATORS: "" }))
    .filter(([, links]) => links.some((link) => link.includes("/console")))
    .map(([name]) => name);
  for (const name of leading) expect(name).toMatch(/^(operator_(link|invitation|notice)|daily_mail)/);
});

it("no mail to a customer leads to the desk", () => {
  for (const name of [
    "customer_confirmation",
    "debit_ended setup_failed",
    "debit_ended debit_ended",
    "resume_after_day",
    "continue_link",
  ]) {
    expect(links[name]).not.toEqual([]);
    expect(links[name]?.join()).not.toContain("/console");
  }
});
