import { randomBytes } from "node:crypto";
import { siteDefaults } from "@/lib/site";
import type { Store } from "../store";
import { notFound } from "./errors";
import type { Row, Tables } from "./rows";

export const creditor = { id: "CR01SANDB0X00000000000000001" } as const;

const defaultSettings: Row<"settings"> = {
  id: "settings",
  clock_offset_ms: 0,
  fulfilment: "at_once",
};

export type FakeGoCardless = ReturnType<typeof openFake>;

/** The state and the settings of the fake GoCardless, which has one merchant. `url`: that of the hosted pages. */
export function openFake(store: Store<Tables>, url: string) {
  const settings = () => store.get("settings", "settings") ?? defaultSettings;
  /** The sandbox's clock: the machine's plus the offset in the settings. */
  const now = () => new Date(Date.now() + settings().clock_offset_ms);
  return { store, creditorName: siteDefaults.legalName, url, settings, now };
}

/** The row with the id; throws the API's 404 if there is none. */
export function findOrThrow<K extends keyof Tables>(fake: FakeGoCardless, table: K, id: string): Row<K> {
  const row = fake.store.get(table, id);
  if (!row) throw notFound();
  return row;
}

const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The first fields of a new resource. */
export function born(fake: FakeGoCardless, prefix: string) {
  return { id: newId(fake, prefix), created_at: fake.now().toISOString() };
}

/** An id like the provider's newer ones, `MD01KAB…`: prefix, ten characters of time, sixteen random ones. */
export function newId({ now }: FakeGoCardless, prefix: string): string {
  const places = Array.from({ length: 10 }, (_, place) => 32 ** (9 - place));
  const time = places.map((unit) => letters[Math.floor(now().getTime() / unit) % 32]);
  return prefix + time.join("") + randomLetters(16);
}

export function randomLetters(count: number): string {
  return [...randomBytes(count)].map((byte) => letters[byte % 32]).join("");
}
