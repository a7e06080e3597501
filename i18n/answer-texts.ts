import { formatDate } from "@/lib/dates";
import type { Edition } from "@/lib/markets/editions";
import type { AnswerField } from "@/lib/sign-up/answer-fields";
import type { Answers } from "@/lib/sign-up/answers";
import { addressInOneLine, businessAnswer, type Director } from "@/lib/sign-up/business";
import { contactAnswer } from "@/lib/sign-up/contact";
import { type Words, words } from "./words";

/** The answers of steps 3 and 4 as the review, the firm's mail and the desk show them; empty where nothing was given. */
export function answerTexts(
  { business, contact }: Pick<Answers, "business" | "contact">,
  t: Words<"signUp">,
  reader: Pick<Edition, "locale">,
): Readonly<Record<AnswerField, string>> {
  const answers = { ...(business ?? businessAnswer.parse({})), ...(contact ?? contactAnswer.parse({})) };
  const { registeredAddress, directors, accountingSoftware: software } = answers;
  return {
    ...answers,
    registeredAddress: addressInOneLine(registeredAddress),
    directors: directors.map((director) => directorText(director, t, reader)).join("; "),
    accountingSoftware: software && words(reader.locale, "market")(`software.${software}`),
  };
}

function directorText(
  { name, officer_role: role, appointed_on: date }: Director,
  t: Words<"signUp">,
  reader: Pick<Edition, "locale">,
): string {
  const director = [name, role].filter(Boolean).join(", ");
  if (!date) return director;
  const isDate = isoDate.test(date) && !Number.isNaN(Date.parse(date));
  return t("business.appointed", { director, date: isDate ? formatDate(date, reader) : date });
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/;
