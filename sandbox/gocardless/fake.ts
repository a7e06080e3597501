import { randomBytes } from "node:crypto";
import type { Store } from "../store";
import { notFound } from "./errors";
import type { Row, Tables } from "./rows";

/** The state and the settings of the fake GoCardless, which has one merchant. */
export type FakeGoCardless = {
  readonly store: Store<Tables>;
  readonly creditorName: string;
  /** The sandbox's clock: the machine's plus the offset in the settings. */
  readonly now: () => Date;
  readonly settings: () => Row<"settings">;
  /** The address of the hosted pages. */
  readonly url: string;
  readonly sendsWebhooks: boolean;
};

export const creditor = { id: "CR01SANDB0X00000000000000001" } as const;

export const defaultSettings: Row<"settings"> = {
  id: "settings",
  clock_offset_ms: 0,
  webhooks: "normal",
  webhook_delay_ms: 50,
  retry_seconds: [60, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800],
  fulfilment: "at_once",
  append_ids: true,
};

/** The row with the id; throws the API's 404 if there is none. */
export function found<K extends keyof Tables>(fake: FakeGoCardless, table: K, id: string): Row<K> {
  const row = fake.store.get(table, id);
  if (!row) throw notFound();
  return row;
}

const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** An id like the provider's newer ones, `MD01KAB…`: prefix, ten characters of time, sixteen random ones. */
export function newId(prefix: string, at: Date): string {
  const places = Array.from({ length: 10 }, (_, place) => 32 ** (9 - place));
  const time = places.map((unit) => letters[Math.floor(at.getTime() / unit) % 32]);
  return prefix + time.join("") + randomLetters(16);
}

export function randomLetters(count: number): string {
  return [...randomBytes(count)].map((byte) => letters[byte % 32]).join("");
}
