import "server-only";
import { type Beginning, createDraft, type Draft } from "@/db/queries/drafts";
import { type MarketCode, market } from "@/lib/markets";
import type { Answers } from "@/lib/sign-up/answers";
import { query } from "@/server/database";
import { newToken } from "@/server/token";
import { setDraftCookie } from "../http/cookies";
import { originOfVisitor } from "./origin";

/** Begins a sign-up without an answer yet. */
export const beginIn = (code: MarketCode): Promise<Draft> => create(forced(code), {});

/** A market that the route named: nothing was detected. */
export function forced(code: MarketCode) {
  return {
    market: code,
    originalCurrency: market(code).currency,
    geoDetectionMethod: "manual" as const,
    currencyOverrideAt: null,
  };
}

export async function create(
  beginning: Omit<Beginning, "geoDetectedCountry" | "submissionLocale"> & { submissionLocale?: string },
  answers: Answers,
): Promise<Draft> {
  const { token, hash } = newToken();
  const whole = { ...(await originOfVisitor()), ...beginning };
  const draft = await query((db) => createDraft(db, whole, answers, hash));
  await setDraftCookie(token);
  return draft;
}
