import { expect, it, vi } from "vitest";
import { auditList } from "@/desk/audit/list";
import { leadList } from "@/desk/leads/list";
import { entryName } from "@/desk/operations/entry-name";
import { eventList } from "@/desk/operations/events";
import { outboxList } from "@/desk/operations/outbox";
import { signUpList } from "@/desk/sign-ups/list";
import { todoKinds } from "@/desk/todos/kinds";
import { words } from "@/i18n/words";
import { webhookRefusalReasons } from "@/lib/payments/webhook-refusals";
import { handlers } from "@/server/jobs/handlers";
import { scheduledJobs } from "@/server/jobs/jobs";

vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));

const [desk, operations] = [words("en-GB", "desk"), words("en-GB", "deskOperations")];
const today = words("en-GB", "deskToday");
const lists = [signUpList, leadList, outboxList, eventList, auditList];
const filterNames = [...new Set(lists.flatMap(({ filters }) => Object.keys(filters)))];

/** Texts that choose by a value of a list. A value without its own words reads as another one, or as its code. */
const choices: [name: string, values: readonly string[], textOf: (value: string) => string][] = [
  ["parameter", [...filterNames, "q", "sort", "order"], (name) => desk("ignored", { name })],
  ["kind of to-do", todoKinds, (kind) => today(`count.${kind}` as "count.lead", { count: 2, shown: "2" })],
  ["kind of work", [...handlers.keys()], entryName],
  ["job", scheduledJobs.map(({ name }) => name), (name) => operations("outbox.jobName", { name })],
  ["state of work", ["parked", "waiting"], (state) => operations("outbox.tab", { state })],
  [
    "filter of events",
    ["all", "waiting", "unmatched", "ignored"],
    (filter) => operations("webhooks.tab", { filter }),
  ],
  ["refusal", webhookRefusalReasons, (reason) => operations("webhooks.reasonName", { reason })],
];

it.each(choices)("each %s has its own words", (_, values, textOf) => {
  const texts = values.map(textOf);
  expect(values.filter((value) => textOf(value) === value)).toEqual([]);
  expect([...new Set(texts)]).toEqual(texts);
});
