import type { Draft, DraftChange } from "@/db/queries/drafts";
import type { MarketCode } from "@/lib/markets";
import type { Edition } from "@/lib/markets/editions";
import { type Answers, readAnswers } from "@/lib/sign-up/answers";
import {
  answersMovedTo,
  type Dropped,
  droppedBetween,
  type Move,
  type PhoneAbroad,
} from "@/lib/sign-up/change-market";
import { answerInForm, formFromAnswer } from "@/lib/sign-up/fields";
import type { FormValues } from "@/lib/sign-up/form";
import type { FormName } from "@/lib/sign-up/step-state";
import { readPhone } from "./phone";

export function droppedFrom(before: Draft, after: Draft): readonly Dropped[] {
  if (before.market === after.market) return [];
  return droppedBetween(readAnswers(before.answers), readAnswers(after.answers));
}

export function inMarket(draft: Draft, { code: to, segment }: Edition): DraftChange | null {
  if (to === draft.market) return null;
  return {
    market: to,
    edition: segment,
    answers: moved(readAnswers(draft.answers), { from: draft.market, to }),
    geoDetectionMethod: "manual",
    currencyOverrideAt: new Date(),
  };
}

/** What was typed in a form, as a change of market leaves a saved answer. */
export function valuesInMarket(form: FormName, values: FormValues, move: Move): FormValues {
  const { business, contact } = moved(readAnswers({ [form]: answerInForm(values) }), move);
  const answer = business ?? contact;
  return answer ? formFromAnswer(answer) : values;
}

function moved(answers: Answers, move: Move): Answers {
  const phone = phoneAbroad(answers.contact?.contactPhone ?? "", move.from);
  return answersMovedTo(answers, { ...move, phone });
}

function phoneAbroad(typed: string, from: MarketCode): PhoneAbroad {
  const abroad = readPhone(typed, from).e164;
  return abroad === null ? null : { typed, abroad };
}
