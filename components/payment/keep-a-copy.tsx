import { Section } from "@/components/ui/section";
import { useCopy } from "@/i18n/use-copy";
import { noticeMonths } from "@/lib/plans";
import { DropQuery } from "./drop-query";

type Props = {
  agreement: string;
  file: { hasFailed: boolean; wait: number | null };
  supportEmail: string;
  reference: string;
};

const resultKeys = ["file", "wait"];

const row =
  "flex min-h-14 items-center justify-between gap-3 border-b border-rule py-2 font-semibold no-underline hover:underline";
const note = "text-small/normal font-normal text-ink-2";

/** The agreement to download, the page to print, and what to do if something is wrong. */
export function KeepACopy({ agreement, file, supportEmail, reference }: Props) {
  const t = useCopy("confirmation");
  const { hasFailed, wait } = file;
  const problem = wait !== null ? t("keep.wait", { minutes: wait }) : hasFailed ? t("keep.failed") : "";
  return (
    <>
      <Section id="keep" heading={t("keep.heading")} look="ruled" className="print:hidden">
        {problem && (
          <p className="border-b border-rule py-3 text-small" role="alert">
            {problem}
            <DropQuery names={resultKeys} />
          </p>
        )}
        <a className={row} href={agreement}>
          {t("keep.agreement")}
          <span className={note}>{t("keep.format")}</span>
        </a>
        <p className="border-b border-rule py-3 text-small text-ink-2">{t("keep.print")}</p>
      </Section>
      {supportEmail && (
        <Section id="wrong" heading={t("wrong.heading")} look="ruled">
          <p className="py-3 text-small text-ink-2">{t("wrong.text", { months: noticeMonths })}</p>
          <a className={`${row} border-t`} href={`mailto:${supportEmail}?subject=${reference}`}>
            {t("wrong.write")}
            <span className={note}>{t("wrong.answer")}</span>
          </a>
        </Section>
      )}
    </>
  );
}
