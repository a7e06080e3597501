import { headers } from "next/headers";
import { type Beginning, createDraft, type Draft } from "@/db/queries/drafts";
import type { Edition } from "@/lib/markets/editions";
import type { Answers } from "@/lib/sign-up/answers";
import { attributionIn } from "@/lib/sign-up/attribution";
import { query } from "@/server/database";
import { countryOfRequest } from "@/server/geo/location";
import { newToken } from "@/server/token";
import { setDraftCookie } from "../http/cookies";

/** A sign-up in the market of the address that the visitor opened. */
export function forced({ code, segment, currency }: Edition) {
  return {
    market: code,
    edition: segment,
    originalCurrency: currency,
    geoDetectionMethod: "manual" as const,
    currencyOverrideAt: null,
  };
}

export async function create(
  beginning: Omit<Beginning, "geoDetectedCountry" | "submissionLocale" | "attribution"> & {
    submissionLocale?: string;
  },
  answers: Answers,
): Promise<Draft> {
  const { token, hash } = newToken();
  const whole = { ...(await originOfVisitor()), attribution: await attributionOfPage(), ...beginning };
  const draft = await query((db) => createDraft(db, whole, answers, hash));
  await setDraftCookie(token);
  return draft;
}

/** The attribution in the address of the page whose form begins the sign-up. */
async function attributionOfPage() {
  const page = (await headers()).get("referer") ?? "";
  return URL.canParse(page) ? attributionIn(new URL(page).searchParams) : null;
}

async function originOfVisitor() {
  const request = await headers();
  return {
    geoDetectedCountry: countryOfRequest(request),
    submissionLocale: firstLanguage(request.get("accept-language")),
  };
}

const tag = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/;

/** The first language of an Accept-Language list; `und` (undetermined) if there is none. */
export function firstLanguage(list: string | null): string {
  const first = list?.split(",")[0]?.split(";")[0]?.trim() ?? "";
  return tag.test(first) && first.length <= 35 ? first : "und";
}
