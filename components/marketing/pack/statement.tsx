import { Sum } from "@/components/marketing/sections/book";
import type { PackStatement } from "@/i18n/pack";
import { useCopy } from "@/i18n/use-copy";

const looks = {
  line: "border-rule",
  sum: "border-ink font-semibold",
  total: "border-ink font-semibold",
} as const;

const weights = { line: "font-normal", sum: "font-semibold", total: "font-semibold" } as const;

/** A profit and loss account or a balance sheet: two parts of it on each side, side by side on wide screens. */
export function Statement({ of: { caption, rows } }: { of: PackStatement }) {
  const groups = groupsOf(rows);
  return (
    <div className="gap-x-10 xl:grid xl:grid-cols-2 print:block">
      <Side caption={caption} groups={groups.slice(0, 2)} />
      <Side caption={caption} groups={groups.slice(2)} />
    </div>
  );
}

type SideProps = { caption: string; groups: readonly PackStatement["rows"][] };

function Side({ caption, groups }: SideProps) {
  const t = useCopy("pack");
  const [heading] = groups[0] ?? [];
  return (
    <table
      className="w-full self-start text-small/snug max-[18rem]:text-note"
      aria-label={t("part", { caption, part: heading?.label ?? "" })}
    >
      {groups.map((group) => (
        <tbody key={group[0]?.key}>
          {group.map(({ key, look, label, amount }) =>
            look === "heading" ? (
              <tr key={key}>
                <th
                  className="pt-2 pb-1 text-start text-note font-semibold text-ink-3 sm:pt-3"
                  scope="rowgroup"
                >
                  {label}
                </th>
                <td />
              </tr>
            ) : (
              <tr key={key} className={`border-t max-[12rem]:*:block ${looks[look]}`}>
                <th className={`py-1 pe-3 text-start sm:py-1.5 xl:py-2 ${weights[look]}`} scope="row">
                  {label}
                </th>
                <td className="py-1 figures sm:py-1.5">{look === "total" ? <Sum>{amount}</Sum> : amount}</td>
              </tr>
            ),
          )}
        </tbody>
      ))}
    </table>
  );
}

/** Divides the rows into groups, each of which begins with a heading. */
function groupsOf(rows: PackStatement["rows"]): PackStatement["rows"][] {
  const groups: PackStatement["rows"][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && row.look !== "heading") groups[groups.length - 1] = [...last, row];
    else groups.push([row]);
  }
  return groups;
}
