"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { words } from "@/i18n/words";
import { checkLead, leadFields, type RefusedLead, readOrigin } from "@/lib/leads/lead";
import { defaultMarket, isMarketCode, type MarketCode, market } from "@/lib/markets";
import { talkSentAddress } from "@/lib/routing/addresses";
import { beginningsOf, charactersIn, honeypotField } from "@/lib/sign-up/form";
import { mostCharacters } from "@/lib/sign-up/rules/limits";
import { timeoutMs, withDeadline } from "@/server/deadlines";
import { site } from "@/server/env";
import { isSameOrigin } from "@/server/http/same-origin";
import { receiveLead } from "@/server/leads/receive";
import { factsOf, log } from "@/server/logging/log";
import { refuse } from "./refused";

/** 'Send' on the form 'Talk to us'. If the message cannot be taken, the form's page is the answer, with what was typed. */
export async function sendLead(sent: unknown): Promise<void> {
  const request = await headers();
  // A crafted request can call an action with any value.
  const lead = readSent(sent instanceof FormData ? sent : new FormData());
  const refusal = isSameOrigin(request) ? await receive(lead) : { notice: unsent(lead.market) };
  if (refusal === null) redirect(talkSentAddress(lead.market));
  refuse(request, {
    origin: lead.origin,
    values: beginningsOf(lead.values),
    problems: [],
    notice: null,
    ...refusal,
  });
}

type SentLead = ReturnType<typeof readSent>;

function readSent(form: FormData) {
  const code = form.get("market");
  return {
    market: typeof code === "string" && isMarketCode(code) ? code : defaultMarket,
    origin: readOrigin({ kind: form.get("kind"), source: form.get("source") }),
    values: leadFields(form),
    honeypotFilled: Boolean(form.get(honeypotField)),
  };
}

/** Null if the message was taken, or if the honeypot was filled in: a program shall not learn that it was found out. */
async function receive(lead: SentLead): Promise<Pick<RefusedLead, "notice"> | Partial<RefusedLead> | null> {
  const { market: code, origin, values } = lead;
  const t = words(market(code).locale, "leads");
  if (lead.honeypotFilled) return null;
  if (charactersIn(values) > mostCharacters)
    return { notice: { title: t("tooMuch.title"), text: t("tooMuch.text") } };
  const checked = checkLead(values);
  if (!checked.ok) return { problems: checked.problems };
  try {
    const received = receiveLead({ market: code, origin, answer: checked.answer });
    const { ok, ...limit } = await withDeadline(received, timeoutMs.action);
    if (ok) return null;
    return { notice: { title: t("limited.title"), text: t("limited.text", limit) } };
  } catch (error) {
    log("error", "lead not stored", factsOf(error));
    return { notice: unsent(code) };
  }
}

function unsent(code: MarketCode) {
  const t = words(market(code).locale, "leads");
  const { supportEmail: email } = site();
  return { title: t("unsent.title"), text: email ? t("unsent.orWrite", { email }) : t("unsent.text") };
}
