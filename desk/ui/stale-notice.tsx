import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import { TakesFocus } from "@/components/ui/takes-focus";
import type { Words } from "@/i18n/words";
import { ActButton, type FormAction } from "./act-form";
import { firmTime } from "./times";

export type Change = {
  readonly id: string | number;
  readonly act: string;
  readonly by: string | null;
  readonly at: Date;
};

/** Who changed what, and when. `last`: null if that is not known. */
export function staleTitle(t: Words<"desk">, last: Omit<Change, "id"> | null): string {
  const by = last?.by || t("stale.somebody");
  return t("stale.title", { by, what: last?.act ?? "", at: last ? firmTime(last.at) : "" });
}

type Props = {
  last: Change | null;
  current: string;
  wanted: string;
  /** The page's address without the stale form. */
  href: string;
  save: FormAction;
  sends: Readonly<Record<string, string>>;
};

/** The notice after a stale form: who changed what and when, both versions, and the choice. */
export function StaleNotice({ last, current, wanted, href, save, sends }: Props) {
  const t = useTranslations("desk");
  const title = staleTitle(t, last);
  return (
    <section
      aria-label={t("stale.label")}
      className="mt-4 border-l-[3px] border-error bg-error-wash px-4 py-3 text-small"
    >
      <TakesFocus className="font-semibold [overflow-wrap:anywhere]" of={title}>
        {title}
      </TakesFocus>
      <Facts
        facts={[
          [t("stale.now"), current],
          [t("stale.yours"), wanted],
        ]}
        look={{
          list: "mt-2 max-w-measure",
          row: "flex justify-between gap-4 border-t border-rule py-1.5",
          name: "text-ink-2",
          value: "min-w-0 text-right [overflow-wrap:anywhere]",
        }}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton small look="quiet" href={href}>
          {t("stale.keep")}
        </LinkButton>
        <ActButton action={save} sends={sends} label={t("stale.save")} />
      </div>
    </section>
  );
}
