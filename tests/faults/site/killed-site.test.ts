import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, inject, it } from "vitest";
import { submissions } from "@/db/schema";
import { mainEdition } from "@/lib/markets/editions";
import { signUpAddress } from "@/lib/routing/addresses";
import type { WizardStep } from "@/lib/sign-up/steps";
import { repeated } from "@/tests/support/counts";
import { databaseKinds } from "@/tests/support/database/database";
import { aSubmission } from "@/tests/support/database/rows";
import { siteCommand } from "@/tests/support/process/site-command";
import { siteForTests } from "@/tests/support/site/running-site";
import { answersIn, setUpPayment } from "@/tests/support/site/sign-up";
import { makeStore } from "@/tests/support/site/store";
import { openVisitor, type Page } from "@/tests/support/site/visitor";
import { secondsOf, until, wallSecondsOf } from "@/tests/support/time";
import { startedIn } from "../commands/command";

const rounds = repeated("FAULT_ROUNDS", { few: 1, many: 20 });
const starts = repeated("KILLED_STARTS", { few: 4, many: 40 });
const people = 6;
const maxSecondsToReady = 30;

describe.each(databaseKinds)("F05: a site that is killed while people sign up (%s)", (kind) => {
  const running = siteForTests(kind);

  it(`loses nothing that it acknowledged, in ${rounds} rounds`, {
    timeout: 60_000 * rounds,
  }, async ({ annotate }) => {
    const { site, store } = running();
    const acknowledged: string[] = [];
    const secondsToReady: number[] = [];
    const onWallClock: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const restart = waitFor();
      const names = Array.from({ length: people }, (_, i) => `Round ${round} Person ${i}`);
      const signUps = names.map(async (name) => {
        await signUp(site, name, restart.over);
        acknowledged.push(name);
      });
      const enough = round * people + ((round + 2) % people);
      await until(() => acknowledged.length >= enough);
      await site.kill();
      onWallClock.push(await wallSecondsOf(async () => secondsToReady.push(await secondsOf(site.start))));
      restart.end();
      await Promise.all(signUps);
    }
    await site.kill();
    const stored = await store.look((db) => db.select().from(submissions));
    expect(stored.map(({ businessName }) => businessName).sort()).toEqual([...acknowledged].sort());
    expect(acknowledged).toHaveLength(rounds * people);
    expect(Math.max(...secondsToReady)).toBeLessThan(maxSecondsToReady);
    const ready = onWallClock.map((seconds) => seconds.toFixed(1)).join(", ");
    await annotate(
      `${acknowledged.length} acknowledged, all stored once; ready after ${ready} s on the wall clock`,
    );
  });
});

it(`F05: a start that is killed on an existing folder loses nothing and finds no damage, in ${starts} starts`, {
  timeout: 60_000 + 20_000 * starts,
}, async ({ annotate, onTestFinished }) => {
  const store = await makeStore("embedded");
  onTestFinished(store.drop);
  const { start } = await siteCommand({ build: inject("build"), ...store });
  const stored = () =>
    store.look((db) => db.select({ id: submissions.id }).from(submissions).orderBy(submissions.id));
  await store.look(async (db) => {
    for (let row = 0; row < 200; row += 1) await aSubmission(db);
  });
  const before = await stored();
  let pid = 0;
  const begin = () =>
    start((started) => {
      pid = started;
    });
  /** Together with its children, the site among them. */
  const kill = async () => {
    process.kill(-pid, "SIGKILL");
    await until(() => startedIn(store).length === 0);
  };
  const startMs = 1_000 * (await wallSecondsOf(begin));
  const messages: string[] = [];
  for (let killed = 1; killed <= starts; killed += 1) {
    await kill();
    // The other starts find the folder as the kill left it, and the kills before it.
    if (killed % 2 === 0) expect(await stored()).toEqual(before);
    const starting = begin().catch((error: unknown) => messages.push(String(error)));
    await pause((startMs * killed) / starts);
    if (killed === starts) await starting;
  }
  await kill();
  expect(await stored()).toEqual(before);
  expect(messages.join("\n")).not.toContain("damaged");
  await annotate(`killed ${starts} times within ${Math.round(startMs)} ms, ${before.length} rows kept`);
});

/**
 * Signs up without scripts. A request without a response is repeated after the restart; acknowledged steps must be
 * kept.
 */
async function signUp(site: { url: string; provider: string }, name: string, back: Promise<void>) {
  const visitor = openVisitor(site.url);
  const answers = answersIn("uk");
  const steps = Object.entries({ ...answers, business: { ...answers.business, businessName: name } });
  for (const [step, typed] of steps) {
    const address = signUpAddress(mainEdition("uk"), step as WizardStep);
    const page = await insist(back, () => visitor.open(address), hasForm);
    expect(page.address, `what comes before ${step} was acknowledged`).toBe(address);
    await insist(
      back,
      () => visitor.press(page, { typed }),
      (next) => next.address !== address,
    );
  }
  const review = await insist(back, () => visitor.open(signUpAddress(mainEdition("uk"), "review")), hasForm);
  await insist(
    back,
    () => setUpPayment(visitor, review),
    (next) => next.address.startsWith(site.provider),
  );
}

function hasForm({ document }: Page): boolean {
  return document.querySelector("form#step") !== null;
}

/** Repeats after the restart, and a few more times on a busy machine. */
async function insist(
  back: Promise<void>,
  work: () => Promise<Page>,
  isDone: (page: Page) => boolean,
): Promise<Page> {
  for (let tries = 1; ; tries += 1) {
    const page = await work().catch((problem: unknown) => ({ problem }));
    if ("problem" in page) await back;
    else if (isDone(page)) return page;
    if (tries === 6) throw new Error(`not done in ${tries} tries: ${JSON.stringify(page).slice(0, 300)}`);
  }
}

function waitFor(): { over: Promise<void>; end: () => void } {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end };
}
