import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import { Section } from "@/components/ui/section";
import { ActButton, ActForm } from "@/desk/ui/act-form";
import { BackLink } from "@/desk/ui/back-link";
import { Desk } from "@/desk/ui/desk";
import { TypedField } from "@/desk/ui/fields";
import { Ignored } from "@/desk/ui/ignored";
import { field, sheet } from "@/desk/ui/looks";
import { Message } from "@/desk/ui/message";
import { firmTime } from "@/desk/ui/times";
import { hasRole, type Operator } from "@/lib/operators";
import { feedAddress } from "@/lib/routing/desk";
import {
  hideSecret,
  pauseEndpoint,
  removeEndpoint,
  resumeEndpoint,
  rotateSecret,
  testEndpoint,
} from "./actions";
import type { EndpointPageData } from "./acts";
import { DeliveryTable } from "./delivery-table";
import { EndpointState } from "./endpoint-table";
import { endpointActs, eventDays, failingDays, overlapHours, secretMinutes } from "./rules";

type Props = {
  operator: Operator;
  ignored: readonly string[];
  shown: EndpointPageData;
  /** The id of the page's forms. */
  press: string;
  /** That was made a moment ago, for an administrator. */
  secret: string | null;
  message: { result: unknown; asked: unknown };
};

export function OneEndpoint({ operator, ignored, shown, press, secret, message }: Props) {
  const t = useTranslations("deskFeed");
  const mayAct = hasRole(operator, "admin");
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
      <Result message={message} endpoint={endpoint} />
      {secret && <FreshSecret id={endpoint.id} secret={secret} />}
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
      {mayAct && <Forms endpoint={endpoint} press={press} />}
      <DeliveryTable {...shown} mayAct={mayAct} />
    </Desk>
  );
}

function Notice({ children }: { children: string }) {
  return <p className="mt-4 border-l-[3px] border-error bg-error-wash px-4 py-2 text-small">{children}</p>;
}

const done = [
  "stored_done",
  "test_done",
  "pause_done",
  "resume_done",
  "rotate_done",
  "replay_done",
  "added",
] as const;
const problems = ["replay_stale", "removeMismatch"] as const;

/** The result of the last act. For a stale one, what was asked for and what is stored now. */
function Result({
  message: { result, asked },
  endpoint,
}: Pick<Props, "message"> & Pick<EndpointPageData, "endpoint">) {
  const t = useTranslations("deskFeed");
  const failed = useTranslations("desk")("failed");
  const isDone = done.find((one) => one === result);
  const problem = problems.find((one) => one === result);
  const act = endpointActs.find((one) => one === asked);
  const { pausedAt, previousUntil } = endpoint;
  if (isDone) return <Message>{t(`one.${isDone}`)}</Message>;
  if (problem) return <Message as="problem">{t(`one.${problem}`)}</Message>;
  if (result === "failed") return <Message as="problem">{failed}</Message>;
  if (result !== "stale" || !act) return null;
  return (
    <Message as="problem">
      {t("one.stale", {
        act,
        state: pausedAt ? "paused" : "active",
        rotated: previousUntil && previousUntil > new Date() ? "yes" : "no",
      })}
    </Message>
  );
}

function FreshSecret({ id, secret }: { id: string; secret: string }) {
  const t = useTranslations("deskFeed");
  return (
    <Section id="secret" heading={t("one.secretHeading")} className={`mt-5 p-5 ${sheet}`}>
      <p className="mt-1 max-w-measure text-small text-ink-2">
        {t("one.secretLead", { minutes: secretMinutes })}
      </p>
      <ActForm action={hideSecret} sends={{ endpoint: id }} className="mt-3 flex flex-wrap gap-3">
        <input
          readOnly
          value={secret}
          aria-label={t("one.secret")}
          className={`${field} max-w-xl flex-1 basis-80 font-mono text-small!`}
        />
        <Button small className="min-h-12!">
          {t("one.stored")}
        </Button>
      </ActForm>
    </Section>
  );
}

/** What an administrator can do with an endpoint. What cannot be undone comes last, and is typed. */
function Forms({ endpoint, press }: Pick<Props, "press"> & Pick<EndpointPageData, "endpoint">) {
  const t = useTranslations("deskFeed");
  const sends = { endpoint: endpoint.id, was: endpoint.revision, press };
  const isPaused = endpoint.pausedAt !== null;
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3">
        {isPaused ? (
          <ActButton action={resumeEndpoint} sends={sends} label={t("one.resume")} look="solid" />
        ) : (
          <>
            <ActButton action={testEndpoint} sends={sends} label={t("one.test")} />
            <ActButton action={pauseEndpoint} sends={sends} label={t("one.pause")} />
          </>
        )}
        <ActButton action={rotateSecret} sends={sends} label={t("one.rotate")} />
      </div>
      <p className="mt-2 max-w-measure text-note text-ink-2">
        {t("one.rotateNote", { hours: overlapHours })}
      </p>
      <details className="mt-3 text-small">
        <summary className="inline-flex min-h-6 cursor-pointer items-center text-error">
          {t("one.removeHeading")}
        </summary>
        <p className="mt-2 max-w-measure text-ink-2">{t("one.removeNote")}</p>
        <ActForm
          action={removeEndpoint}
          sends={{ ...sends, name: endpoint.name }}
          className="mt-2 flex max-w-lg flex-wrap items-end gap-3"
        >
          <div className="flex-1 basis-64">
            <TypedField label={t("one.removeConfirm", { name: endpoint.name })} />
          </div>
          <Button small look="red">
            {t("one.remove")}
          </Button>
        </ActForm>
      </details>
    </>
  );
}
