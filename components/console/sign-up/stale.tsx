import { useTranslations } from "next-intl";
import { TakesFocus } from "@/components/ui/takes-focus";
import { type SignUpStage, signUpStages } from "@/lib/console/stages";
import { oneSignUpAddress } from "@/lib/routing/console";
import { buttons } from "../looks";
import { firmTime } from "../times";
import { ActButton, type FormAction } from "../ui/act-form";
import type { SaidAfter } from "./said-of";
import type { SignUpShown } from "./shown";

type Props = { said: SaidAfter; shown: SignUpShown; me: string; save: FormAction };

/** After a press that came too late: who changed what, both versions, and the choice. Gone once `me` has chosen. */
export function Stale({ said, shown: { signUp, operators, timeline, acts }, me, save }: Props) {
  const t = useTranslations("deskSignUp");
  const chosenStage = signUpStages.find((one) => one === said.stage);
  const stage = chosenStage ?? signUp.stage;
  const owner = typeof said.owner === "string" ? (operators[Number(said.owner)] ?? null) : signUp.owner;
  const changes = timeline.flatMap((entry) =>
    entry.kind === "act" && (entry.act === "stage_set" || entry.act === "owner_set") ? [entry] : [],
  );
  const hasChosen = changes.some(({ id, by }) => by === me && Number(id) > Number(said.since));
  const isSame = stage === signUp.stage && owner === signUp.owner;
  if (said.said !== "stale" || !acts?.lookAfter || hasChosen || isSame) return null;
  const last = changes.find(({ act }) => act === (stage === signUp.stage ? "owner_set" : "stage_set"));
  const title = t("stale.title", {
    by: last?.by || t("stale.somebody"),
    what: last?.act ?? "",
    at: last ? firmTime(last.at) : "",
  });
  const versions = [
    [t("stale.now"), standing(signUp.stage, signUp.owner)],
    [t("stale.yours"), standing(stage, owner)],
  ] as const;
  return (
    <section
      aria-label={t("stale.label")}
      className="mt-4 border-l-[3px] border-error bg-error-wash px-4 py-3 text-small"
    >
      <TakesFocus className="font-semibold [overflow-wrap:anywhere]" of={title}>
        {title}
      </TakesFocus>
      <dl className="mt-2 max-w-measure">
        {versions.map(([term, version]) => (
          <div key={term} className="flex justify-between gap-4 border-t border-rule py-1.5">
            <dt className="text-ink-2">{term}</dt>
            <dd className="min-w-0 text-right [overflow-wrap:anywhere]">{version}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <a href={oneSignUpAddress(signUp.id)} className={buttons.quiet}>
          {t("stale.keep")}
        </a>
        <ActButton
          action={save}
          sends={{
            ...{ signUp: signUp.id, stage, owner: owner ?? "" },
            ...{ seenStage: signUp.stage, seenOwner: signUp.owner ?? "" },
          }}
          label={t("stale.save")}
        />
      </div>
    </section>
  );

  function standing(of: SignUpStage, by: string | null): string {
    return t("standing.read", {
      stage: t(`standing.stageName.${of}`),
      owner: by ?? t("standing.nobody").toLowerCase(),
    });
  }
}
