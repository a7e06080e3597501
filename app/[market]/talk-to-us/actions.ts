"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { freshState, type StepState } from "@/components/sign-up/form/form-state";
import { words } from "@/i18n/words";
import { defaultEdition, type Edition, editionNamed } from "@/lib/markets/editions";
import { talkSentAddress } from "@/lib/routing/addresses";
import { beginningsOf, charactersIn, honeypotField } from "@/lib/sign-up/form";
import { type LeadAnswer, leadFields, readOrigin } from "@/lib/sign-up/lead";
import { checks } from "@/lib/sign-up/rules/check";
import { maxCharacters } from "@/lib/sign-up/rules/limits";
import { timeoutMs, withDeadline } from "@/server/deadlines";
import { site } from "@/server/env";
import { isSameOrigin } from "@/server/http/same-origin";
import { receiveLead } from "@/server/leads/receive";
import { factsOf, log } from "@/server/logging/log";

/** 'Send' on the form 'Talk to us': returns what was typed with its problems, or redirects to the confirmation. */
export async function sendLead(state: StepState, sent: unknown): Promise<StepState> {
  const lead = readSent(sent);
  const refusal = isSameOrigin(await headers())
    ? await receive(lead)
    : { notice: notSentNotice(lead.edition) };
  if (refusal === null) redirect(talkSentAddress(lead.edition));
  return { ...freshState(beginningsOf(lead.values)), attempt: state.attempt + 1, ...refusal };
}

type SentLead = ReturnType<typeof readSent>;

/** A crafted request can call an action with any value: one that is not `FormData` is read as an empty form. */
function readSent(sent: unknown) {
  const form = sent instanceof FormData ? sent : new FormData();
  return {
    edition: editionNamed(form.get("edition")) ?? defaultEdition,
    origin: readOrigin({ kind: form.get("kind"), source: form.get("source") }),
    values: leadFields(form),
    isSuspect: Boolean(form.get(honeypotField)),
  };
}

/** Null if the message was stored. */
async function receive(lead: SentLead): Promise<Partial<StepState> | null> {
  const t = words(lead.edition.locale, "leads");
  if (charactersIn(lead.values) > maxCharacters)
    return { notice: { title: t("tooMuch.title"), text: t("tooMuch.text") } };
  const checked = checks.lead(lead.values);
  return checked.ok ? await store(lead, checked.answer) : { problems: checked.problems };
}

async function store({ edition, origin, isSuspect }: SentLead, answer: LeadAnswer) {
  const t = words(edition.locale, "leads");
  try {
    const received = receiveLead({ edition, origin, answer, isSuspect });
    const { ok, ...limit } = await withDeadline(received, timeoutMs.action);
    return ok ? null : { notice: { title: t("limited.title"), text: t("limited.text", limit) } };
  } catch (error) {
    log("error", "lead not stored", factsOf(error));
    return { notice: notSentNotice(edition) };
  }
}

function notSentNotice({ locale }: Edition) {
  const t = words(locale, "leads");
  const { supportEmail: email } = site();
  return { title: t("unsent.title"), text: email ? t("unsent.orWrite", { email }) : t("unsent.text") };
}
