import { useTranslations } from "next-intl";
import { Section } from "@/components/ui/section";
import { firmTime } from "./times";

/** `subject`: of a mail to the person; null of a note. */
type Note = { id: string; author: string; subject: string | null; text: string; at: Date };

/** Notes and mails, the newest first. */
export function Notes({ notes }: { notes: readonly Note[] }) {
  const t = useTranslations("desk");
  return (
    <Section id="notes" heading={t("notes.heading")} className="mt-4">
      {notes.length === 0 && <p className="mt-2 text-small text-ink-2">{t("notes.none")}</p>}
      <ol className="mt-2 text-small">
        {notes.map(({ id, author, subject, text, at }) => (
          <li key={id} className="border-t border-rule py-2">
            {subject !== null && (
              <p className="font-semibold wrap-anywhere">{t("notes.mail", { subject })}</p>
            )}
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <p className="text-note wrap-anywhere text-ink-2">
              {`${author}, `}
              <time dateTime={at.toISOString()}>{firmTime(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
