import { sql } from "drizzle-orm";
import { query } from "@/server/database";

type Calls = Readonly<Record<string, (argument: string) => Promise<unknown>>>;
type InstanceCall = { number: number; call: string; argument: string };

/** Answers the calls that a test makes over IPC, once the database is open. */
export async function answerCalls(calls: Calls): Promise<void> {
  process.on("message", async ({ number, call, argument }: InstanceCall) => {
    try {
      process.send?.({ number, result: await calls[call]?.(argument) });
    } catch (error) {
      process.send?.({ number, error: error instanceof Error ? error.message : String(error) });
    }
  });
  process.on("disconnect", () => process.exit(0));
  await databaseIsOpen();
  process.send?.({ ready: true });
}

/** Opening the embedded database can take longer than a query's timeout. */
async function databaseIsOpen(): Promise<void> {
  const isOpen = () =>
    query((db) => db.execute(sql`select 1`)).then(
      () => true,
      () => false,
    );
  while (!(await isOpen()));
}
