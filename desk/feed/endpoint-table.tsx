import { useTranslations } from "next-intl";
import { Badge } from "@/desk/ui/badge";
import { link } from "@/desk/ui/looks";
import { Table } from "@/desk/ui/table";
import { firmZone } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import { endpointAddress } from "@/lib/routing/desk";
import type { EndpointPageData, ListedEndpoint } from "./acts";

export function EndpointTable({ endpoints }: { endpoints: readonly ListedEndpoint[] }) {
  const t = useTranslations("deskFeed");
  return (
    <Table
      caption={t("caption", { zone: firmZone })}
      rows={endpoints}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t("name"),
          cell: ({ id, name, url }) => (
            <>
              <a href={endpointAddress(id)} className={`${link} font-semibold wrap-anywhere`}>
                {name}
              </a>
              <span className="block text-note break-all text-ink-3">{new URL(url).host}</span>
            </>
          ),
        },
        { label: t("state"), isBare: true, cell: (endpoint) => <EndpointState of={endpoint} /> },
        { label: t("undelivered"), cell: (endpoint) => <Undelivered of={endpoint} /> },
        {
          label: t("events"),
          isBare: true,
          look: "text-note text-ink-2",
          cell: ({ kinds }) =>
            kinds.map((kind) => (
              <span key={kind} className="block max-md:me-3 max-md:inline-block">
                {kind}
              </span>
            )),
        },
        {
          label: t("last"),
          cell: ({ lastDeliveredAt }) => <When at={lastDeliveredAt} never={t("never")} />,
        },
        {
          label: t("one.since"),
          sort: "descending",
          cell: ({ createdAt }) => <When at={createdAt} />,
        },
      ]}
    />
  );
}

function Undelivered({ of: { waiting, givenUp } }: { of: ListedEndpoint }) {
  const t = useTranslations("deskFeed");
  if (waiting + givenUp === 0) return <span className="text-ink-3">{t("none")}</span>;
  return (
    <>
      {waiting > 0 && <span className="block max-md:inline">{t("waiting", { count: waiting })} </span>}
      {givenUp > 0 && (
        <span className="block font-semibold text-error max-md:inline">
          {t("givenUp", { count: givenUp })}
        </span>
      )}
    </>
  );
}

export function EndpointState({ of: { pausedReason, failingSince } }: { of: EndpointPageData["endpoint"] }) {
  const t = useTranslations("deskFeed");
  if (pausedReason === "operator") return <Badge icon="status-abandoned">{t("paused")}</Badge>;
  if (pausedReason !== null) return <Badge icon="warn">{t("paused")}</Badge>;
  if (failingSince !== null) return <Badge icon="warn">{t("failing")}</Badge>;
  return <Badge icon="tick">{t("active")}</Badge>;
}
