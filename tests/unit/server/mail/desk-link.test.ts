import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { mainEdition } from "@/lib/markets/editions";
import type { Email } from "@/server/mail/email";

/** The addresses that each mail links to. */
async function linksWith(change: Record<string, string>): Promise<Record<string, string[]>> {
  const settings = { SITE_URL: "https://jack.example", OPERATOR_SECRET: "s".repeat(32), ...change };
  for (const [setting, value] of Object.entries(settings)) vi.stubEnv(setting, value);
  vi.resetModules();
  const { sampleMails } = await import("@/scripts/mail/samples");
  const linksIn = ({ blocks }: Email) => blocks.flatMap((block) => ("href" in block ? [block.href] : []));
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
  ["sign-up-notice", `sign-ups/${id}`],
  ["firm-notice", `sign-ups/${id}`],
  ["lead", `leads/${id}`],
  ["lead-suspect", `leads/${id}`],
  ["alarm", `sign-ups/${id}`],
  ["alarm-feed", `feed/${id}`],
  ["alarm-token", "settings"],
])("%s leads to its page at the desk, without a key", (name, page) => {
  expect(links[name]).toEqual([
    expect.stringMatching(new RegExp(`^https://jack\\.example/console/${page}$`)),
  ]);
});

it("no mail leads to a desk that is off", async () => {
  for (const link of Object.values(await linksWith({ ...live, OPERATORS: "" })).flat())
    expect(link).not.toContain("/console");
});

it("no mail to a customer leads to the desk", () => {
  for (const name of ["welcome", "payment-not-set-up", "payment-ended", "resume-after-day", "continue"]) {
    expect(links[name]).not.toEqual([]);
    expect(links[name]?.join()).not.toContain("/console");
  }
});
