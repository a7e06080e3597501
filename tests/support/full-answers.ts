import { businessAnswer } from "@/lib/sign-up/business";
import { contactAnswer } from "@/lib/sign-up/contact";
import { answerInForm, formFromAnswer } from "@/lib/sign-up/fields";

const none = { name: "", officer_role: "", appointed_on: "" };
const blank = { ...businessAnswer.parse({ directors: [none] }), ...contactAnswer.parse({}) };

/** A text of its own in every field that the schemas have, by the field's name; one that is chosen from a list keeps it. */
export const typed: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(formFromAnswer(blank)).map((name) => [name, `my ${name}`])),
  accountingSoftware: "xero",
};

export const business = businessAnswer.parse(answerInForm(typed));
export const contact = contactAnswer.parse(typed);
