/** @module-tag postgres */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, inject, it } from "vitest";
import { startMail } from "@/sandbox/mail";
import { postgres } from "@/tests/support/database/database";
import { copyDatabase } from "@/tests/support/database/postgres";
import { operatorSecret } from "@/tests/support/process/environment";
import { controlAt } from "@/tests/support/sandbox";
import { startTimeoutMs } from "@/tests/support/site/running-site";
import { setUpPayment, walkTo } from "@/tests/support/site/sign-up";
import { startSiteOf } from "@/tests/support/site/site-process";
import { openVisitor } from "@/tests/support/site/visitor";
import { until } from "@/tests/support/time";

const closings: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

/** A site on a copy of a database, with a provider and a mailbox of its own. */
async function siteOn(template: string, settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "jack-copy-"));
  closings.push(() => rmSync(folder, { recursive: true, force: true }));
  const { url: databaseUrl, drop } = await copyDatabase({ ...postgres(), template });
  closings.push(drop);
  const mail = await startMail({ pagePort: 0, smtpPort: 0, folder: join(folder, "mail") });
  closings.push(mail.stop);
  const site = await startSiteOf(
    inject("build"),
    { dataDir: folder, databaseUrl },
    { SMTP_URL: `smtp://127.0.0.1:${mail.smtpPort}`, ...settings },
  );
  closings.push(site.stop);
  const authorization = `Bearer ${operatorSecret}`;
  return {
    site,
    database: new URL(databaseUrl).pathname.slice(1),
    get: async (path: string) => (await fetch(`${site.url}${path}`, { headers: { authorization } })).text(),
    sweep: () => fetch(`${site.url}/api/sweep`, { method: "POST", headers: { authorization } }),
    mails: async () => (await (await fetch(`${mail.url}/messages`)).json()).messages,
    calls: async () => (await controlAt(site.provider)("GET", "requests?path=*")).requests,
  };
}

it("F65: a restored copy with WORKER=off sends nothing and calls nobody, while one without does", {
  timeout: startTimeoutMs,
}, async () => {
  const backedUp = await siteOn(postgres().template, { WORKER: "off" });
  const visitor = openVisitor(backedUp.site.url);
  const review = await walkTo(visitor, "uk", "review");
  expect((await setUpPayment(visitor, review)).address).toContain(backedUp.site.provider);
  await backedUp.site.leave();

  const drill = await siteOn(backedUp.database, { WORKER: "off" });
  const worker = await siteOn(backedUp.database, {});
  await until(async () => (await worker.mails()).length > 0 && (await worker.calls()).length > 0);

  expect(await drill.mails()).toEqual([]);
  expect(await drill.calls()).toEqual([]);
  const refused = await drill.sweep();
  expect([refused.status, await refused.json()]).toEqual([409, { error: "WORKER is off" }]);
  for (const path of ["/api/health", "/api/health?ready=1"])
    expect(JSON.parse(await drill.get(path))).toMatchObject({ worker: "off" });
  expect(await drill.get("/api/metrics")).toMatch(/^jack_worker_running 0$/m);
  expect(await worker.get("/api/metrics")).toMatch(/^jack_worker_running 1$/m);
  expect(await drill.get("/api/metrics")).toContain(
    'jack_submissions{set_up="at_bank",last_payment="none"} 1',
  );
});
