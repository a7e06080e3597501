import { isNull } from "drizzle-orm";
import { storeLead } from "@/db/queries/leads";
import { feedDeliveries } from "@/db/schema";
import { drainFeed } from "@/desk/feed/deliver";
import { query } from "@/server/database";
import { leadNoticeOf } from "@/server/mail/mails/lead-notice";
import { letPass } from "@/tests/support/database/clock";
import { aLead } from "@/tests/support/database/rows";
import { anEndpoint } from "../../../support/desk/feed/endpoint";
import { answerCalls } from "../../payments/answer-calls";

/** A server's work for the feed in a process that a test may kill. */
const calls = {
  /** Adds an endpoint and returns its secret. */
  feedTo: async (url: string) => (await query((db) => anEndpoint(db, { url }))).secret,
  happens: (name: string) =>
    query((db) => storeLead(db, aLead({ name }), (stored) => [leadNoticeOf(stored)])),
  drainFeed: async () => (await drainFeed()).done,
  /** As if so many seconds had passed. */
  letPass: (seconds: string) => query((db) => letPass(db, Number(seconds))),
  undelivered: () => query((db) => db.$count(feedDeliveries, isNull(feedDeliveries.doneAt))),
};

await answerCalls(calls);

export type FeedCallName = keyof typeof calls;
