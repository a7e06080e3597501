import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { ActForm, type FormAction } from "./act-form";
import { maxNoteLength } from "./form-text";
import { smallField } from "./looks";
import { firmTime } from "./times";

/** `subject`: of a mail to the person; null of a note. */
type Note = { id: string; author: string; subject: string | null; text: string; at: Date };

type Props = {
  notes: readonly Note[];
  /** Null for a viewer, who cannot add one. */
  add: FormAction | null;
  /** What the notes are about, as the form sends it. */
  about: Readonly<Record<string, string>>;
  /** The id of the next note, so that a repeated press adds it once. */
  next: string;
};

/** Notes, the newest first, and the form for another one. */
export function Notes({ notes, add, about, next }: Props) {
  const t = useTranslations("desk");
  return (
    <Section id="notes" heading={t("notes.heading")} className="mt-6">
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
      {add && (
        <ActForm
          key={next}
          action={add}
          sends={{ ...about, note: next }}
          className="mt-1 flex items-end gap-2"
        >
          <div className="grid grow gap-1">
            <label htmlFor="note-text" className="text-note text-ink-2">
              {t("notes.label")}
            </label>
            <textarea
              id="note-text"
              name="text"
              rows={2}
              required
              maxLength={maxNoteLength}
              className={smallField}
            />
          </div>
          <Button small look="quiet">
            {t("notes.add")}
          </Button>
        </ActForm>
      )}
    </Section>
  );
}
