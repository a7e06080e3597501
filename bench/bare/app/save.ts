"use server";

import { randomUUID } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import { redirect } from "next/navigation";
import { Pool } from "pg";
import { market } from "@/lib/markets";
import { settings } from "@/server/env";
import { openFlow, requestMandate } from "@/server/gocardless/billing-requests";

const { databaseUrl, dataDir } = settings();
const pool = databaseUrl ? new Pool({ connectionString: databaseUrl, max: 10 }) : null;
let embedded: PGlite | undefined; // Opened by the first press: `next build` loads this file too
const insert = "insert into bare (id, name) values ($1, $2)";
const uk = market("uk");
const payer = {
  companyName: "Harbour Bakery",
  email: "rosa@harbour.example",
  addressLine1: "1 Quay Street",
  addressLine2: "",
  city: "Bristol",
  region: "",
  postalCode: "BS1 4ND",
};

/** Writes one row and makes the provider calls of 'Set Up Payment', with nothing around them. */
export async function save(form: FormData): Promise<void> {
  const id = randomUUID();
  const row = [id, form.get("businessName")];
  if (pool) await pool.query(insert, row);
  else {
    embedded ??= new PGlite(dataDir);
    await embedded.query(insert, row);
  }
  const request = await requestMandate({ submissionId: id, attemptId: id, description: "Bare" }, uk);
  if (!request.ok) throw new Error(request.code);
  const back = settings().siteUrl;
  const flow = await openFlow(request.value.id, payer, uk, { back, exit: back });
  if (!flow.ok) throw new Error(flow.code);
  redirect(flow.value.address);
}
