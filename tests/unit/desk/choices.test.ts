import { expect, it } from "vitest";
import { signUpSorts } from "@/desk/sign-ups/list/address";
import { filterNames } from "@/desk/sign-ups/list/filter-table";
import { todoKinds, todoPages } from "@/desk/todos/rules";
import { entryName } from "@/desk/work/entry-name";
import { entryStates, eventFilters } from "@/desk/work/rules";
import { words } from "@/i18n/words";
import { webhookRefusalReasons } from "@/lib/payments/webhook-refusals";
import { scheduledJobs } from "@/server/jobs/jobs";
import { handledKinds } from "@/server/jobs/queues";

const [desk, operations] = [words("en-GB", "desk"), words("en-GB", "deskOperations")];
const [list, overview] = [words("en-GB", "deskList"), words("en-GB", "deskOverview")];
const zone = "London";

/** Texts that choose by a value of a list. A value without its own words reads as another one, or as its code. */
const choices: [name: string, values: readonly string[], textOf: (value: string) => string][] = [
  ["parameter", [...filterNames, "status", "search", "sort", "order"], (name) => desk("ignored", { name })],
  ["sort", signUpSorts, (sort) => list("caption", { title: "", sort, order: "asc", zone })],
  ["kind of to-do", todoKinds, (kind) => overview("due.kind", { kind, count: 2, more: "false" })],
  ["page of a to-do", todoPages, (page) => overview("todo.openPage", { page })],
  ["kind of work", handledKinds, entryName],
  ["job", scheduledJobs.map(({ name }) => name), (name) => operations("work.jobName", { name })],
  ["state of work", entryStates, (state) => operations("work.tab", { state })],
  ["filter of events", eventFilters, (filter) => operations("webhooks.tab", { filter })],
  ["refusal", webhookRefusalReasons, (reason) => operations("webhooks.reasonName", { reason })],
];

it.each(choices)("each %s has its own words", (_, values, textOf) => {
  const texts = values.map(textOf);
  expect(values.filter((value) => textOf(value) === value)).toEqual([]);
  expect([...new Set(texts)]).toEqual(texts);
});
