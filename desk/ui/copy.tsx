import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/ui/copy-button";
import { Icon, Tick } from "@/components/ui/icon";

/** The small button that copies a field. */
export function Copy({ text, field }: { text: string; field: string }) {
  const t = useTranslations("deskSignUp");
  return (
    <CopyButton
      text={text}
      label={t("copy", { field })}
      copied={t("copied")}
      announcement={t("copied")}
      className="inline-flex size-6 shrink-0 cursor-pointer items-center justify-center text-ink-3 hover:text-ink"
      icon={<Icon name="copy" className="size-4!" />}
      iconDone={<Tick className="size-4!" />}
    />
  );
}
