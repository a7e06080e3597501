import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { ActForm, type FormAction } from "@/desk/ui/act-form";
import { field, sheet } from "@/desk/ui/looks";

type Props = { id: string; secret: { value: string; minutes: number }; hide: FormAction };

export function FreshSecret({ id, secret: { value, minutes }, hide }: Props) {
  const t = useTranslations("deskFeed");
  return (
    <Section id="secret" heading={t("one.secretHeading")} className={`mt-5 p-5 ${sheet}`}>
      <p className="mt-1 max-w-measure text-small text-ink-2">{t("one.secretLead", { minutes })}</p>
      <ActForm action={hide} sends={{ endpoint: id }} className="mt-3 flex flex-wrap gap-3">
        <input
          readOnly
          value={value}
          aria-label={t("one.secret")}
          className={`${field} max-w-xl flex-1 basis-80 font-mono text-small!`}
        />
        <Button small className="min-h-12!">
          {t("one.stored")}
        </Button>
      </ActForm>
    </Section>
  );
}
