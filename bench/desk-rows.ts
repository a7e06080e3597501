import { getTableColumns } from "drizzle-orm";
import { Client } from "pg";
import type { Database } from "@/db/client/database";
import { submissions } from "@/db/schema";
import { aSubmission } from "@/tests/support/database/rows";

const letters = (salt: string, count: number) =>
  `translate(substr(md5(n || '${salt}'), 1, ${count}), '0123456789abcdef', 'aeioubcdfglmnrst')`;
const oneOf = (salt: string, words: readonly string[]) =>
  `(array['${words.join("','")}'])[1 + abs(hashtext(n || '${salt}')) % ${words.length}]`;

const trades = [
  "Bakery",
  "Joinery",
  "Plumbing",
  "Books",
  "Cycles",
  "Coffee",
  "Dental",
  "Signs",
  "Studio",
  "Catering",
];
const names = ["Ada", "Ben", "Chloe", "Dev", "Ella", "Finn", "Grace", "Hugo", "Iris", "Jack", "Kate", "Liam"];

/** Values of sign-up `n`, as SQL; all others are those of a sign-up of the tests. */
const values: Readonly<Record<string, string>> = {
  id: "gen_random_uuid()",
  draft_id: "gen_random_uuid()",
  reference: "'JK-' || substr(hex, 1, 4) || '-' || substr(hex, 5, 4)",
  owner_token_hash: "md5(n::text)",
  business_name: `initcap(${letters("b", 6)}) || ' ' || ${oneOf("t", trades)} || ' Ltd'`,
  business_registration_number: "lpad((n * 97 % 100000000)::text, 8, '0')",
  contact_name: `${oneOf("f", names)} || ' ' || initcap(${letters("c", 6)})`,
  contact_email: `${letters("c", 6)} || '@' || ${letters("b", 6)} || '.example'`,
  payment_status: `case when n % 1000 < 2 then 'failed' when n % 1000 < 5 then 'processing' when n % 1000 < 50 then 'pending'
    when n % 1000 < 90 then 'cancelled' when n % 1000 < 190 then 'abandoned' else 'confirmed' end`,
  mandate_id: "'MD' || n",
  subscription_id: "'SB' || n",
  plan_type: "case when n % 3 = 0 then 'professional' else 'starter' end",
  plan_price: "case when n % 3 = 0 then 249 else 149 end + case when n % 5 = 0 then 20 else 0 end",
  has_rollover: "n % 5 = 0",
  rollover_price: "case when n % 5 = 0 then 20 else 0 end",
  stage:
    "case when n % 200 = 0 then 'new' when n % 50 = 0 then 'contacted' when n % 9 = 0 then 'lost' else 'live' end",
  owner: "case when n % 1000 = 7 then 'bo@desk.example' when n % 4 = 0 then 'ana@desk.example' end",
  additional_data: `model.additional_data || case when n % 3 = 0 then '{}'::jsonb else
    jsonb_build_object('attribution', jsonb_build_object('utm_source', 'source-' || abs(hashtext(n::text)) % 40)) end`,
  created_at: "now() - n * interval '30 seconds'",
  updated_at: "now() - n * interval '30 seconds'",
  confirmed_at: "case when n % 1000 >= 190 then now() - n * interval '30 seconds' end",
  service_country: "(array['UK','UK','UK','UK','UK','UK','USA','USA','USA','Canada'])[1 + n % 10]",
  currency: "(array['GBP','GBP','GBP','GBP','GBP','GBP','USD','USD','USD','CAD'])[1 + n % 10]",
  business_number_type:
    "case when n % 10 < 6 then 'companies_house' when n % 10 < 9 then 'ein' else 'bn' end",
  accounting_software: "case when n % 10 < 6 then 'xero' else 'quickbooks' end",
};
/** Eight digits are no number of these countries. */
const number = `case when n % 10 < 6 then ${values.business_registration_number} else lpad((n * 97 % 1000000000)::text, 9, '0') end`;

const batch = 50_000;

/** Adds `count` sign-ups of the last year, of which no two are alike. Indexes are made at the end, which is faster. */
export async function addSignUps(url: string, db: Database, count: number): Promise<void> {
  await aSubmission(db, { reference: "model" });
  const client = new Client({ connectionString: url });
  await client.connect();
  const table = "onboarding_submissions";
  const makeIndexes = await dropIndexes(client, table);
  const columns = Object.values(getTableColumns(submissions)).map(({ name }) => name);
  const all = { ...values, business_registration_number: number };
  const selected = columns.map((name) => all[name as keyof typeof all] ?? `model."${name}"`);
  for (let from = 1; from <= count; from += batch)
    await client.query(`insert into ${table} (${columns.map((name) => `"${name}"`).join(", ")})
      select ${selected.join(", ")} from (select * from ${table} where reference = 'model') as model
      cross join generate_series(${from}::bigint, ${Math.min(from + batch - 1, count)}::bigint) as n
      cross join lateral (select upper(lpad(to_hex(n * 2654435761 % 4294967296), 8, '0')) as hex) as one`);
  await makeIndexes();
  await client.query(`delete from ${table} where reference = 'model'`);
  await client.query(`vacuum analyze ${table}`);
  await client.end();
}

/** For each sign-up ten events of the provider, two changes of the payment's status, and the times of its steps. */
export async function addHistories(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const makeIndexes = await dropIndexes(client, "payment_events");
  await client.query(`insert into payment_events (id, resource_type, action, links, details, resource_metadata, submission_id,
      occurred_at, received_at, processed_at, outcome)
    select 'EV' || reference || number, case when number < 4 then 'mandates' else 'payments' end,
      case when number % 2 = 0 then 'created' else 'submitted' end, jsonb_build_object('mandate', mandate_id), '{}', '{}',
      case when number > 1 then id end, at, at, at, case when number = 1 and hashtext(reference) % 500 = 0 then 'unmatched'
        when number < 6 then 'ignored' else 'applied' end
    from onboarding_submissions cross join generate_series(1, 10) as number
    cross join lateral (select created_at + number * interval '5 minutes' as at) as times`);
  await makeIndexes();
  await client.query(`insert into payment_moves (submission_id, from_status, to_status, cause, at)
    select id, 'pending', case when number = 1 then 'processing' else payment_status end, 'return', created_at
    from onboarding_submissions cross join generate_series(1, 2) as number`);
  await client.query(`insert into sign_up_times (draft_id, market, started_at, rollover_at, business_at, contact_at, review_at,
      submitted_at, changed_at)
    select draft_id, case service_country when 'UK' then 'uk' when 'USA' then 'us' else 'ca' end, created_at - interval '4 minutes',
      created_at - interval '3 minutes', created_at - interval '2 minutes', created_at - interval '1 minute', created_at, created_at,
      created_at
    from onboarding_submissions`);
  for (const table of ["payment_events", "payment_moves", "sign_up_times"])
    await client.query(`vacuum analyze ${table}`);
  await client.end();
}

/** Returns what makes them again. */
async function dropIndexes(client: Client, table: string): Promise<() => Promise<void>> {
  const { rows } = await client.query(`select indexname as name, indexdef as definition from pg_indexes
    where tablename = '${table}' and indexname not in (select conname from pg_constraint)`);
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}
