import { useTranslations } from "next-intl";
import { Facts } from "@/components/ui/facts";
import { BackLink } from "@/desk/ui/back-link";
import { Desk } from "@/desk/ui/desk";
import { Ignored } from "@/desk/ui/ignored";
import { firmTime } from "@/desk/ui/times";
import type { Operator } from "@/lib/operators";
import { feedAddress } from "@/lib/routing/desk";
import { DeliveryTable } from "./delivery-table";
import { EndpointForms } from "./endpoint-forms";
import { EndpointResult } from "./endpoint-result";
import { EndpointState } from "./endpoint-state";
import { FreshSecret } from "./fresh-secret";
import { eventDays, failingDays } from "./rules";
import type { Delivery, Endpoint, EndpointActs } from "./shown";

type Props = {
  operator: Operator;
  ignored: readonly string[];
  shown: {
    endpoint: Endpoint;
    deliveries: readonly Delivery[];
    olderThan: string | null;
    older: string | null;
  };
  /** Null for a viewer. */
  acts: EndpointActs | null;
  secret: { value: string; minutes: number } | null;
  said: { result: unknown; asked: unknown };
};

export function OneEndpoint({ operator, ignored, shown, acts, secret, said }: Props) {
  const t = useTranslations("deskFeed");
  const { endpoint } = shown;
  const { name, url, kinds, createdAt, previousUntil, pausedAt, pausedReason, failingSince } = endpoint;
  return (
    <Desk operator={operator} at="feed" title={t("one.title")}>
      <BackLink href={feedAddress}>{t("one.back")}</BackLink>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="font-display text-h2 wrap-anywhere">{name}</h1>
        <span className="text-small">
          <EndpointState of={endpoint} />
        </span>
      </div>
      <Ignored names={ignored} />
      <EndpointResult said={said} endpoint={endpoint} />
      {acts && secret && <FreshSecret id={endpoint.id} secret={secret} hide={acts.hideSecret} />}
      {pausedAt && pausedReason && (
        <Notice>
          {t("pausedBecause", {
            reason: pausedReason,
            at: firmTime(pausedAt),
            days: failingDays,
            kept: eventDays,
          })}
        </Notice>
      )}
      {!pausedAt && failingSince && (
        <Notice>{t("failingSince", { at: firmTime(failingSince), days: failingDays })}</Notice>
      )}
      <Facts
        facts={[
          [
            t("one.url"),
            <span key="url" className="break-all">
              {url}
            </span>,
          ],
          [t("events"), kinds.join(", ")],
          [t("one.since"), firmTime(createdAt)],
        ]}
      />
      {previousUntil && previousUntil > new Date() && (
        <p className="mt-2 text-note text-ink-2">{t("one.previous", { at: firmTime(previousUntil) })}</p>
      )}
      {acts && <EndpointForms endpoint={endpoint} acts={acts} />}
      <DeliveryTable of={endpoint.id} {...shown} replay={acts?.replayOne ?? null} />
    </Desk>
  );
}

function Notice({ children }: { children: string }) {
  return <p className="mt-4 border-l-[3px] border-error bg-error-wash px-4 py-2 text-small">{children}</p>;
}
