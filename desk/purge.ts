import { lt } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { daysBefore, deleteBatch } from "@/db/queries/delete-batch";
import { purgeSignIns } from "./auth/queries";
import { eventDays } from "./feed/rules";
import { feedEndpoints, feedEvents } from "./feed/tables";
import { isSearchOld } from "./sign-ups/list/search-queries";
import { searches } from "./sign-ups/list/tables";

/** Deletes a batch of what has expired: sign-ins and searches. Returns how many rows. */
export async function purgeExpired(db: Database): Promise<number> {
  return (await purgeSignIns(db)) + (await deleteBatch(db, searches, searches.id, isSearchOld()));
}

/** Deletes a batch of the feed's old events, and of endpoints that were removed long ago. Returns how many rows. */
export async function purgeOld(db: Database, at: Date): Promise<number> {
  const isOld = lt(feedEvents.createdAt, daysBefore(at, eventDays));
  const isRemoved = lt(feedEndpoints.removedAt, daysBefore(at, eventDays));
  const events = await deleteBatch(db, feedEvents, feedEvents.id, isOld);
  return events + (await deleteBatch(db, feedEndpoints, feedEndpoints.id, isRemoved));
}
