import { tmpdir } from "node:os";
import { Client } from "pg";
import { expect, it, onTestFinished } from "vitest";
import { DatabaseRefusal } from "@/db/client/database";
import { openDatabase } from "@/db/client/open";
import { purgeExpired, purgeRecords } from "@/db/queries/retention";
import { submissions } from "@/db/schema";
import { auditList } from "@/desk/audit/list";
import { addAuditEntry } from "@/desk/auth/audit/queries";
import { readPage } from "@/desk/list/read";
import { runAll } from "@/server/jobs/worker";
import { reconcile } from "@/server/payments/reconcile";
import { erasePerson } from "@/server/privacy/erasure";
import { serverWithRoles } from "@/tests/support/database/documented-roles";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { openPaymentPage, signUp } from "@/tests/support/payments/sign-up";

const sandbox = fakeGoCardless();
const ana = { operatorId: "operator-ana", email: "ana@firm.example", from: "192.0.2.1" };

const refusedToTheSite = [
  "alter table audit_entries disable trigger all",
  "drop trigger audit_entries_kept on audit_entries",
  "set session_replication_role = replica",
  "update audit_entries set act = 'viewed'",
  "delete from audit_entries",
  "truncate audit_entries cascade",
  "update audit_values set operator = 'nobody'",
  "delete from audit_values",
  "truncate audit_values",
  "create table of_the_site ()",
  "create schema of_the_site",
  "drop table leads",
  "delete from drizzle.__drizzle_migrations",
];

it("the documented roles: the site works, and changes neither tables nor the audit", async (context) => {
  const server = await serverWithRoles(context);
  const asSite = { databaseUrl: server.addressOf("jack"), dataDir: tmpdir() };
  await expect(openDatabase(asSite)).rejects.toThrow(DatabaseRefusal);
  await expect(openDatabase(asSite)).rejects.toThrow("the role of DATABASE_URL may not change them");
  const migrated = "The database now has the tables of this release.\n";
  expect(await server.migrate()).toEqual({ code: 0, output: migrated });
  const unchanged = "The database already had the tables of this release; nothing was changed.\n";
  expect(await server.migrate()).toEqual({ code: 0, output: unchanged });
  await server.grant();

  const opened = await openDatabase(asSite);
  onTestFinished(opened.close);
  Object.assign(globalThis, { jackDatabase: Promise.resolve(opened) });
  onTestFinished(() => void Object.assign(globalThis, { jackDatabase: undefined }));
  const { db } = opened;
  const { submission } = await signUp(db);
  await openPaymentPage(submission);
  await sandbox.approve(await recordsOf(() => opened).requestOf(submission.id));
  expect(await reconcile(submission.id)).toMatchObject({ status: "confirmed" });
  expect(await runAll({ retryParked: true })).toMatchObject({ parked: [] });
  await purgeExpired(db);
  await purgeRecords(db, new Date());

  const viewed = {
    act: "viewed",
    subject: "sign_up",
    id: submission.id,
    values: { page: "a page" },
  } as const;
  await db.transaction((tx) => addAuditEntry(tx, ana, viewed));
  const person = { email: submission.contactEmail, signUpId: null };
  expect(await db.transaction((tx) => erasePerson(tx, person))).toMatchObject({ counts: { values: 1 } });
  expect((await readPage(auditList, {})).rows).toMatchObject([{ act: "viewed", values: {} }]);

  const site = await connectionTo(server.addressOf("jack"));
  for (const statement of refusedToTheSite)
    await expect(site.query(statement), statement).rejects.toThrow(/^(permission denied|must be owner)/);
  expect(await db.$count(submissions)).toBe(1);

  const owner = await connectionTo(server.addressOf("jack_owner"));
  await owner.query("create table of_a_later_release (id bigserial, text text)");
  await site.query("insert into of_a_later_release (text) values ('a')");
}, 120_000);

async function connectionTo(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}
