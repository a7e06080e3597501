import { useTranslations } from "next-intl";
import { Section } from "@/components/ui/section";
import { ActButton } from "@/desk/ui/act-form";
import { Badge } from "@/desk/ui/badge";
import { EmptyList } from "@/desk/ui/empty-list";
import { link } from "@/desk/ui/looks";
import { OlderPager } from "@/desk/ui/pager";
import { type Column, Table } from "@/desk/ui/table";
import { firmZone, shortFirmTime } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import { endpointAddress, oneSignUpAddress } from "@/lib/routing/desk";
import { replayOne } from "./actions";
import type { EndpointPageData } from "./acts";

type Props = EndpointPageData & { mayAct: boolean };
type Delivery = EndpointPageData["deliveries"][number];

export function DeliveryTable({ endpoint: { id: of }, deliveries, olderThan, older, mayAct }: Props) {
  const t = useTranslations("deskFeed");
  const columns = useColumns(of, mayAct);
  return (
    <Section className="mt-8" id="deliveries" heading={t("deliveries.heading")}>
      {deliveries.length > 0 ? (
        <Table
          caption={t("deliveries.caption", { zone: firmZone })}
          rows={deliveries}
          keyOf={({ id }) => id}
          columns={columns}
        />
      ) : (
        <EmptyList>{t("deliveries.empty")}</EmptyList>
      )}
      <OlderPager address={endpointAddress(of)} olderThan={olderThan} older={older} />
    </Section>
  );
}

function useColumns(endpoint: string, mayAct: boolean): readonly (Column<Delivery> | null)[] {
  const t = useTranslations("deskFeed");
  return [
    {
      label: t("deliveries.event"),
      cell: ({ kind, submissionId }) => (
        <>
          <span className="font-semibold">{kind}</span>
          {submissionId && (
            <span className="block text-note">
              <a href={oneSignUpAddress(submissionId)} className={link}>
                {t("deliveries.signUp")}
              </a>
            </span>
          )}
        </>
      ),
    },
    { label: t("deliveries.state"), isBare: true, cell: (delivery) => <DeliveryState of={delivery} /> },
    { label: t("deliveries.answer"), cell: answerOf },
    {
      label: t("deliveries.attempts"),
      cell: ({ attempts, lastAttemptAt }) => (
        <>
          {attempts}
          {lastAttemptAt && (
            <span className="block text-note text-ink-2">
              {t("deliveries.lastAt", { at: shortFirmTime(lastAttemptAt) })}
            </span>
          )}
        </>
      ),
    },
    { label: t("deliveries.since"), sort: "descending", cell: ({ createdAt }) => <When at={createdAt} /> },
    mayAct
      ? {
          label: t("deliveries.act"),
          isBare: true,
          cell: ({ id, kind, lastAttemptAt }) =>
            lastAttemptAt && (
              <ActButton
                action={replayOne}
                sends={{ endpoint, delivery: id, attempted: lastAttemptAt.toISOString() }}
                label={t("deliveries.replay")}
                fullLabel={t("deliveries.replayOf", { event: kind, at: shortFirmTime(lastAttemptAt) })}
              />
            ),
        }
      : null,
  ];

  function answerOf({ status, milliseconds, error }: Delivery): string {
    if (status !== null)
      return t("deliveries.status", { status: String(status), milliseconds: milliseconds ?? 0 });
    return error !== null ? t("deliveries.error", { error, code: error }) : t("deliveries.noneYet");
  }
}

function DeliveryState({ of: { doneAt, deadAt, attempts, nextAttemptAt } }: { of: Delivery }) {
  const t = useTranslations("deskFeed");
  if (doneAt) return <Badge icon="tick">{t("deliveries.delivered")}</Badge>;
  if (deadAt) return <Badge icon="warn">{t("deliveries.givenUp")}</Badge>;
  return (
    <>
      <Badge icon="status-pending">{t("deliveries.waits")}</Badge>
      {attempts > 0 && (
        <span className="block text-note text-ink-2">
          {t("deliveries.retrying", { at: shortFirmTime(nextAttemptAt) })}
        </span>
      )}
    </>
  );
}
