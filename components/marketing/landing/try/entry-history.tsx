import type { ReactNode } from "react";
import { Initials } from "@/components/marketing/sections/book";
import { SignedBy } from "@/components/marketing/sections/signed-by";
import { Tick } from "@/components/ui/icon";
import { promise } from "@/i18n/claims";
import { useCopy } from "@/i18n/use-copy";
import { type Sample, samples } from "@/lib/content/ledger";
import type { Accountant } from "@/lib/content/proof";
import { formatTime } from "@/lib/dates/formats";
import type { Edition } from "@/lib/markets/editions";
import type { Site } from "@/lib/site";

type Props = { edition: Edition; site: Site; accountants: readonly Accountant[] };

/** How the chosen entry got into the ledger: sent, filed, checked. */
export function EntryHistory({ edition, site, accountants }: Props) {
  const t = useCopy("example");
  const named = accountants.length === 0 && promise("accountantNamed", edition, site);
  return (
    <div className="max-lg:mt-6 lg:col-start-1 lg:row-start-2">
      <div className="max-md:hidden">
        <h2 className="border-b border-ink pb-2 text-h3/tight font-medium tracking-normal">{t("history")}</h2>
        {samples(edition).map((sample) => (
          <HistoryOf key={sample.key} sample={sample} edition={edition} accountants={accountants} />
        ))}
      </div>
      <p className="mt-3 text-small/normal text-ink-3">{t("notice")}</p>
      <SignedBy accountants={accountants} className="mt-3" />
      {named && <p className="mt-3 text-small">{named}</p>}
    </div>
  );
}

function HistoryOf({
  sample: { key, sentAt, filedAt, checkedAt, by },
  edition,
  accountants,
}: Omit<Props, "site"> & { sample: Sample }) {
  const t = useCopy("example");
  const moments: readonly (readonly [at: number, what: ReactNode])[] = [
    [sentAt, t(`documents.${key}.sends`)],
    [filedAt, t(`documents.${key}.files`, { category: t(`documents.${key}.category`) })],
    [
      checkedAt,
      <>
        {t(`documents.${key}.checks`)}
        <span className="flex items-center gap-1">
          <Tick className="size-4" />
          <Initials of={by} accountants={accountants} className="h-5 w-7" />
        </span>
      </>,
    ],
  ];
  return (
    <ol data-document={key}>
      {moments.map(([at, what]) => (
        <li key={at} className="flex gap-3 border-b border-rule py-2 text-small">
          <span className="w-18 flex-none text-ink-2 tabular-nums">{formatTime(at, edition)}</span>
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">{what}</span>
        </li>
      ))}
    </ol>
  );
}
