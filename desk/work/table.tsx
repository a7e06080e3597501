import { useTranslations } from "next-intl";
import { Button, buttonClass } from "@/components/ui/button";
import { ActButton, ActForm } from "@/desk/ui/act-form";
import { link, smallField } from "@/desk/ui/looks";
import { Table } from "@/desk/ui/table";
import { firmZone, shortFirmTime } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import { oneSignUpAddress } from "@/lib/routing/desk";
import { dropOne, retryOne } from "./actions";
import type { WorkPageData } from "./entries";
import { type EntryState, maxReasonLength } from "./rules";

type Props = { state: EntryState; entries: WorkPageData["entries"]; mayAct: boolean };

/** From this age, in milliseconds, a wait for a service that is away is named. */
const longWaitMs = 60 * 60 * 1_000;

export function EntryTable({ state, entries, mayAct }: Props) {
  const t = useTranslations("deskOperations");
  return (
    <Table
      caption={t("work.caption", { state, zone: firmZone })}
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t("work.kind"),
          cell: ({ name, submissionId }) => (
            <>
              <span className="font-semibold">{name}</span>
              {submissionId && (
                <span className="block text-note">
                  <a href={oneSignUpAddress(submissionId)} className={link}>
                    {t("work.signUp")}
                  </a>
                </span>
              )}
            </>
          ),
        },
        {
          label: t("work.reason"),
          look: "wrap-anywhere",
          cell: ({ lastError, waitsSince }) => (
            <>
              {lastError ?? <span className="text-ink-3">{t("work.noReason")}</span>}
              {waitsSince && Date.now() - waitsSince.getTime() >= longWaitMs && (
                <span className="block text-note font-semibold">
                  {t("work.waitingSince", { at: shortFirmTime(waitsSince) })}
                </span>
              )}
            </>
          ),
        },
        { label: t("work.tries"), cell: ({ attempts }) => attempts },
        {
          label: t("work.when", { state }),
          cell: ({ deadAt, nextAttemptAt }) =>
            deadAt || nextAttemptAt > new Date() ? <When at={deadAt ?? nextAttemptAt} /> : t("work.due"),
        },
        { label: t("work.since"), sort: "descending", cell: ({ createdAt }) => <When at={createdAt} /> },
        mayAct
          ? {
              label: t("work.act"),
              isBare: true,
              cell: (entry) => <EntryActions state={state} entry={entry} />,
            }
          : null,
      ]}
    />
  );
}

function EntryActions({ state, entry }: { state: EntryState; entry: WorkPageData["entries"][number] }) {
  const t = useTranslations("deskOperations");
  const named = { work: entry.name, at: shortFirmTime(entry.createdAt) };
  const sends = { entry: entry.id, state };
  return (
    <div className="flex flex-wrap items-start gap-2">
      <ActButton
        action={retryOne}
        sends={sends}
        label={t("work.retry")}
        fullLabel={t("work.retryOf", named)}
      />
      <details>
        <summary className={`${buttonClass("red", "small")} list-none [&::-webkit-details-marker]:hidden`}>
          {t("work.drop")}
        </summary>
        <ActForm action={dropOne} sends={sends} className="mt-2 grid gap-2">
          <input
            name="reason"
            required
            maxLength={maxReasonLength}
            autoComplete="off"
            aria-label={t("work.dropReasonOf", named)}
            placeholder={t("work.dropReason")}
            className={`${smallField} w-48!`}
          />
          <Button small look="red" aria-label={t("work.dropOf", named)}>
            {t("work.drop")}
          </Button>
        </ActForm>
      </details>
    </div>
  );
}
