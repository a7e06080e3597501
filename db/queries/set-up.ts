import { sql } from "drizzle-orm";
import { leftAfterMinutes, type SetUp } from "@/lib/payments/states";
import { submissions } from "../schema/submissions";

const { setUp, sentToBankAt } = submissions;

/** The state of a set-up as of now, as `setUpOf` has it for a row. */
export const setUpNow = sql<SetUp>`case
  when ${setUp} = 'approved' then 'at_bank'
  when ${setUp} <> 'sent' then ${setUp}
  when ${sentToBankAt} > now() - interval '${sql.raw(String(leftAfterMinutes))} minutes' then 'at_bank'
  else 'left' end`;
