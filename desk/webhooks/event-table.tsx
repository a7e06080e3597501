import { useTranslations } from "next-intl";
import { useProviderWords } from "@/desk/payments/provider-words";
import { ActButton } from "@/desk/ui/act-form";
import { Badge } from "@/desk/ui/badge";
import { link } from "@/desk/ui/looks";
import { Table } from "@/desk/ui/table";
import { firmZone, shortFirmTime } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import type { EventFilter } from "@/desk/work/rules";
import { oneSignUpAddress } from "@/lib/routing/desk";
import { runOne } from "./actions";
import type { ReceivedEvent } from "./events";

type Props = { filter: EventFilter; events: readonly ReceivedEvent[]; mayAct: boolean };

export function EventTable({ filter, events, mayAct }: Props) {
  const t = useTranslations("deskOperations");
  const provider = useProviderWords();
  const nameOf = ({ resourceType: resource, action }: ReceivedEvent) =>
    provider.ofEvent({ resource, action });
  return (
    <Table
      caption={t("webhooks.caption", { zone: firmZone })}
      rows={events}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t("webhooks.event"),
          cell: (event) => (
            <>
              <span className="font-semibold wrap-anywhere">{nameOf(event)}</span>
              <span className="block text-note break-all text-ink-3">{event.id}</span>
            </>
          ),
        },
        { label: t("webhooks.outcome"), isBare: true, cell: (event) => <Outcome of={event} /> },
        {
          label: t("webhooks.signUp"),
          isBare: true,
          cell: ({ submissionId }) =>
            submissionId ? (
              <a href={oneSignUpAddress(submissionId)} className={`${link} whitespace-nowrap`}>
                {t("webhooks.signUp")}
              </a>
            ) : (
              <span className="text-ink-3 max-md:hidden">{t("webhooks.none")}</span>
            ),
        },
        { label: t("webhooks.happened"), cell: ({ occurredAt }) => <When at={occurredAt} /> },
        {
          label: t("webhooks.arrived"),
          sort: "descending",
          cell: ({ receivedAt }) => <When at={receivedAt} />,
        },
        mayAct
          ? {
              label: t("webhooks.act"),
              isBare: true,
              cell: (event) =>
                event.mayRun && (
                  <ActButton
                    action={runOne}
                    sends={{ event: event.id, filter }}
                    label={t("webhooks.run")}
                    fullLabel={t("webhooks.runOf", {
                      event: nameOf(event),
                      at: shortFirmTime(event.occurredAt),
                    })}
                  />
                ),
            }
          : null,
      ]}
    />
  );
}

const states = ["unmatched", "ignored", "dropped"] as const;
const icons = {
  waiting: "status-pending",
  queued: "status-pending",
  unmatched: "warn",
  ignored: "close",
  dropped: "close",
  acted: "tick",
} as const;

/** In the second line what the provider's answer led to. */
function Outcome({ of: { outcome, isQueued } }: { of: ReceivedEvent }) {
  const t = useTranslations("deskOperations");
  const known = states.find((one) => one === outcome);
  const state = outcome === null ? "waiting" : isQueued ? "queued" : (known ?? "acted");
  return (
    <>
      <Badge icon={icons[state]}>{t("webhooks.state", { outcome: state })}</Badge>
      {state === "acted" && <span className="block text-note text-ink-3">{outcome}</span>}
    </>
  );
}
