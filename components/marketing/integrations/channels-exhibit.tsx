import { useTranslations } from "next-intl";
import { Book, Checked, SubLine } from "@/components/marketing/sections/book";
import { besideList, Exhibit, SourceList } from "@/components/marketing/sections/exhibit";
import { Sheet } from "@/components/marketing/sections/sheet";
import { useCopy } from "@/i18n/use-copy";
import { ledger } from "@/lib/content/ledger";
import type { Accountant } from "@/lib/content/proof";
import type { Edition } from "@/lib/markets/editions";
import { formatSum } from "@/lib/plans";

const channels = [
  { way: "whatsapp", icon: "chat", what: "receipt", entry: "timber" },
  { way: "gmail", icon: "mail", what: "invoice", entry: "print" },
  { way: "forwarding", icon: "sync", what: "bill", entry: "phone" },
  { way: "bank", icon: "bank", what: "line", entry: "fuel" },
  { way: "upload", icon: "page", what: "line", entry: "insurance" },
] as const;

type Props = { edition: Edition; accountants: readonly Accountant[] };

/** The example of channels (chat, e-mail, bank), each with the ledger entry that came from it. */
export function ChannelsExhibit({ edition, accountants }: Props) {
  const t = useCopy("integrations");
  const example = useCopy("example");
  const [first] = edition.software;
  const words = useTranslations("market");
  const money = (minor: number) => formatSum(minor, edition);
  const entries = ledger(edition);
  const amounts = new Map(entries.map(({ key, net, tax }) => [key, money(net + tax)]));
  const sum = entries.reduce((all, { net, tax }) => all + net + tax, 0);
  return (
    <Exhibit caption={t("exhibit.notice")} columns={besideList}>
      <SourceList
        label={t("exhibit.ways")}
        items={channels.map(({ way, icon }) => ({ key: way, icon, name: t(`exhibit.${way}`) }))}
      />
      <Sheet
        as="h2"
        title={t("exhibit.title", { business: example("business") })}
        note={t("exhibit.software", { software: words(`software.${first}`) })}
      >
        <Book
          beside="list"
          caption={t("exhibit.caption")}
          columns={[
            { key: "document", label: t("exhibit.document"), rowHeader: true },
            { key: "supplier", label: example("supplier"), look: "detail" },
            { key: "filed", label: example("category"), look: "detail" },
            { key: "checked", label: example("checked"), look: "checked" },
          ]}
          foot={{ document: t("exhibit.all", { documents: channels.length, sum: money(sum) }) }}
          rows={channels.map(({ way, what, entry }) => ({
            key: way,
            cells: {
              document: (
                <>
                  {t(`exhibit.${what}`, { amount: amounts.get(entry) ?? "" })}
                  <SubLine phone>{example(`entries.${entry}.supplier`)}</SubLine>
                </>
              ),
              supplier: example(`entries.${entry}.supplier`),
              filed: example(`entries.${entry}.category`),
              checked: (
                <Checked
                  by={entry === "insurance" ? "rh" : "pn"}
                  accountants={accountants}
                  label={example("checked")}
                />
              ),
            },
          }))}
        />
      </Sheet>
    </Exhibit>
  );
}
