import type { Store } from "../wire/store";
import type { Row, Tables } from "./rows";

/** What every part of the twin works with. */
export type Twin = {
  readonly store: Store<Tables>;
  readonly creditor: { readonly id: string; readonly organisation: string; readonly name: string };
  /** The twin's time: the machine's plus the scripted offset. */
  readonly now: () => Date;
  readonly settings: () => Row<"settings">;
  /** The twin's own address, where its hosted pages are. */
  readonly url: string;
  /** Whether there is anywhere to send webhooks to. */
  readonly sendsWebhooks: boolean;
  /** Called after a change that may have made events or work for later. */
  readonly wake: () => void;
};

export const creditor = {
  id: "CR01SANDB0X00000000000000001",
  organisation: "OR01SANDB0X00000000000000001",
} as const;

export const defaultSettings: Row<"settings"> = {
  id: "settings",
  clock_offset_ms: 0,
  webhooks: "normal",
  webhook_delay_ms: 50,
  retry_seconds: [60, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800],
  fulfilment: "at_once",
  fulfilment_delay_ms: 0,
  append_ids: true,
};
