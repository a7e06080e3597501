import { randomUUID } from "node:crypto";
import { useTranslations } from "next-intl";
import type { SignedIn } from "@/desk/auth/access";
import { Desk } from "@/desk/auth/desk";
import { type TodoKind, todoKinds } from "@/desk/todos/kinds";
import { BackLink } from "@/desk/ui/back-link";
import { maxNoteLength } from "@/desk/ui/form-text";
import { words } from "@/i18n/words";
import { productName } from "@/lib/site";
import type { Addressee, addresseeOf } from "./acts";
import { LetterForm } from "./form";

type Props = {
  operator: SignedIn;
  to: Addressee;
  person: NonNullable<Awaited<ReturnType<typeof addresseeOf>>>;
  /** For which to-do it is written, which chooses the template. */
  kind: unknown;
  back: string;
};

/** The page on which an operator writes a mail, from the template of its reason in the words of the person's edition. */
export function LetterPage({ operator, to, person, kind, back }: Props) {
  const t = useTranslations("deskToday.letter");
  const theirs = words(person.locale, "deskLetters");
  const team = words(person.locale, "mail")("sign", { product: productName });
  const facts = { business: person.business, product: productName };
  const template = templateOf(kind);
  const text = [
    theirs("greeting", { name: person.name }),
    theirs(`template.${template}.text`, facts),
    operator.name ? theirs("signed", { name: operator.name, product: productName }) : team,
  ];
  return (
    <Desk operator={operator} at={to.of === "lead" ? "leads" : "signUps"} title={t("title")}>
      <BackLink href={back}>{t("back")}</BackLink>
      <h1 className="mt-3 font-display text-h2 wrap-anywhere">{t("heading", { name: person.name })}</h1>
      <p className="mt-1.5 text-small wrap-anywhere text-ink-2">
        {t("lead", { email: person.email, reply: operator.email })}
      </p>
      <LetterForm
        sends={{ ...to, back, letter: randomUUID(), seen: new Date().toISOString() }}
        subject={theirs(`template.${template}.subject`, facts)}
        text={text.join("\n\n")}
        maxLength={maxNoteLength}
        words={{
          subject: t("subject"),
          text: t("text"),
          send: t("send"),
          blank: t("blank"),
          long: t("long", { max: maxNoteLength }),
          enough: t("enough"),
          gone: t("gone"),
        }}
      />
    </Desk>
  );
}

function templateOf(sent: unknown): Exclude<TodoKind, "problem" | "alarm" | "parked"> | "other" {
  const kind = todoKinds.find((one) => one === sent);
  if (!kind || kind === "problem" || kind === "alarm" || kind === "parked") return "other";
  return kind;
}
