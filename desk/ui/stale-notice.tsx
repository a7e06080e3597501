import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import { TakesFocus } from "@/components/ui/takes-focus";
import { ActButton, type FormAction } from "./act-form";
import { firmTime } from "./times";

export type Change = {
  readonly id: string | number;
  readonly act: string;
  readonly by: string | null;
  readonly at: Date;
};

type Props = {
  /** The one that came first; null if it is not known. */
  last: Change | null;
  /** The changes of the page. One by `me` after `since` means that the choice is made. */
  changes: readonly Change[];
  /** The id of the change before the late press, from the address. */
  since: unknown;
  me: string;
  current: string;
  wanted: string;
  /** The page without the choice. */
  href: string;
  save: FormAction;
  sends: Readonly<Record<string, string>>;
};

/** After a press that came too late, until `me` has chosen: who changed what and when, both versions, and the choice. */
export function StaleNotice({ last, changes, since, me, current, wanted, href, save, sends }: Props) {
  const t = useTranslations("desk");
  const hasChosen = changes.some(({ id, by }) => by === me && Number(id) > Number(since));
  if (hasChosen || current === wanted) return null;
  const title = t("stale.title", {
    by: last?.by || t("stale.somebody"),
    what: last?.act ?? "",
    at: last ? firmTime(last.at) : "",
  });
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
