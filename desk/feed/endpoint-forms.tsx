import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ActButton, ActForm } from "@/desk/ui/act-form";
import { TypedField } from "@/desk/ui/fields";
import { overlapHours } from "./rules";
import type { Endpoint, EndpointActs } from "./shown";

type Props = { endpoint: Endpoint; acts: EndpointActs };

/** What an administrator can do with an endpoint. What cannot be undone comes last, and is typed. */
export function EndpointForms({ endpoint, acts }: Props) {
  const t = useTranslations("deskFeed");
  const sends = { endpoint: endpoint.id, was: endpoint.revision, press: acts.press };
  const isPaused = endpoint.pausedAt !== null;
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3">
        {isPaused ? (
          <ActButton action={acts.resumeEndpoint} sends={sends} label={t("one.resume")} look="solid" />
        ) : (
          <>
            <ActButton action={acts.testEndpoint} sends={sends} label={t("one.test")} />
            <ActButton action={acts.pauseEndpoint} sends={sends} label={t("one.pause")} />
          </>
        )}
        <ActButton action={acts.rotateSecret} sends={sends} label={t("one.rotate")} />
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
          action={acts.removeEndpoint}
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
