"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { type ActResult, act, type SignedIn } from "@/desk/auth/access";
import { actOnEndpoint, addFeedEndpoint, replay, sendTest } from "@/desk/feed/acts";
import { endpointForm, keepForNextPage, type RefusedForm } from "@/desk/feed/endpoint-form";
import { feedKinds } from "@/desk/feed/kinds";
import { isPrivateAddress } from "@/desk/feed/post";
import { type EndpointAct, endpointLimits } from "@/desk/feed/rules";
import { textIn } from "@/desk/ui/form-text";
import { endpointAddress, feedAddress } from "@/lib/routing/desk";
import { tidy } from "@/lib/sign-up/rules/text";
import { isUuid, uuid } from "@/lib/uuid";

/** Adds an endpoint. A refused form is kept for the page that follows. */
export async function addEndpoint(form: FormData): Promise<void> {
  const done = await act("admin", async (by) => {
    const typed = typedEndpoint(form);
    const read = endpointForm.safeParse(typed);
    const problems = read.success ? [] : problemsOf(read.error);
    if (read.success && (await isPrivateAddress(read.data.url))) problems.push("private");
    if (!read.success || problems.length > 0) {
      await keepForNextPage({ ...typed, problems });
      return "invalid";
    }
    const { outcome, secret } = await addFeedEndpoint(by, read.data);
    if (secret !== null) await keepForNextPage({ endpoint: read.data.id, secret });
    return outcome;
  });
  if (done.ok && done.result === "added") redirect(`${endpointAddress(textIn(form, "id"))}?message=added`);
  redirect(`${feedAddress}?message=${done.ok ? done.result : "failed"}`);
}

export async function pauseEndpoint(form: FormData): Promise<void> {
  answer(form, "pause", await act("admin", changing("pause", form)));
}

export async function resumeEndpoint(form: FormData): Promise<void> {
  answer(form, "resume", await act("admin", changing("resume", form)));
}

export async function rotateSecret(form: FormData): Promise<void> {
  answer(form, "rotate", await act("admin", changing("rotate", form)));
}

/** Removes an endpoint whose name was typed. */
export async function removeEndpoint(form: FormData): Promise<void> {
  answer(form, "remove", await act("admin", changing("remove", form)));
}

export async function hideSecret(form: FormData): Promise<void> {
  const done = await act("admin", () => keepForNextPage(null));
  say(textIn(form, "endpoint"), done.ok ? "stored_done" : "failed");
}

export async function testEndpoint(form: FormData): Promise<void> {
  const read = sentPress.omit({ was: true }).safeParse(pressIn(form));
  const done = await act("admin", async (by) => (read.success ? sendTest(by, read.data) : "unknown"));
  answer(form, "test", done);
}

export async function replayOne(form: FormData): Promise<void> {
  const read = sentReplay.safeParse({ id: textIn(form, "delivery"), attemptedAt: textIn(form, "attempted") });
  const done = await act("admin", async (by) => (read.success ? replay(by, read.data) : null));
  if (done.ok && done.result === null) redirect(feedAddress);
  say(textIn(form, "endpoint"), done.ok ? `replay_${done.result ? "done" : "stale"}` : "failed");
}

const sentPress = z.object({ id: uuid, was: uuid, press: uuid });
const sentReplay = z.object({ id: uuid, attemptedAt: z.coerce.date() });

function pressIn(form: FormData) {
  return { id: textIn(form, "endpoint"), was: textIn(form, "was"), press: textIn(form, "press") };
}

function changing(name: EndpointAct, form: FormData) {
  const read = sentPress.safeParse(pressIn(form));
  const isConfirmed = name !== "remove" || tidy(textIn(form, "typed")) === tidy(textIn(form, "name"));
  return async (by: SignedIn): Promise<Outcome> => {
    if (!read.success) return "unknown";
    if (!isConfirmed) return "mismatch";
    const { outcome, secret } = await actOnEndpoint(by, name, read.data);
    if (secret !== null) await keepForNextPage({ endpoint: read.data.id, secret });
    return outcome;
  };
}

type Outcome = "done" | "repeated" | "stale" | "unknown" | "mismatch";

/** A repeated request gets the answer to the first one. */
function answer(form: FormData, name: EndpointAct | "test", done: ActResult<Outcome>): never {
  const id = textIn(form, "endpoint");
  if (done.ok && done.result === "unknown") redirect(`${feedAddress}?message=gone`);
  if (done.ok && done.result === "mismatch") say(id, "removeMismatch");
  if (done.ok && done.result === "stale") say(id, `stale&asked=${name}`);
  if (done.ok && name === "remove") redirect(`${feedAddress}?message=removed`);
  say(id, done.ok ? `${name}_done` : "failed");
}

function say(id: string, message: string): never {
  redirect(`${isUuid(id) ? endpointAddress(id) : feedAddress}?message=${message}`);
}

const idLength = 36;

function typedEndpoint(form: FormData) {
  const texts = {
    id: textIn(form, "id").slice(0, idLength),
    name: textIn(form, "name").slice(0, endpointLimits.name + 1),
  };
  const sent = form instanceof FormData ? form.getAll("kinds") : [];
  const kinds = sent.flatMap((kind) => feedKinds.find((one) => one === kind) ?? []).slice(0, 10);
  return { ...texts, url: textIn(form, "url").slice(0, endpointLimits.url + 1), kinds };
}

function problemsOf({ issues }: z.ZodError): RefusedForm["problems"] {
  const fields = new Set(issues.map(({ path: [field] }) => field));
  return (["name", "url", "kinds"] as const).filter((field) => fields.has(field));
}
