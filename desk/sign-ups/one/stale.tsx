import { useTranslations } from "next-intl";
import type { FormAction } from "@/desk/ui/act-form";
import { StaleNotice } from "@/desk/ui/stale-notice";
import { oneSignUpAddress } from "@/lib/routing/desk";
import { type SignUpStage, signUpStages } from "@/lib/sign-up/stages";
import type { SignUpShown } from "./read";
import type { SaidAfter } from "./said-of";

type Props = { said: SaidAfter; shown: SignUpShown; me: string; save: FormAction };

export function Stale({ said, shown: { signUp, operators, timeline, acts }, me, save }: Props) {
  const t = useTranslations("deskSignUp");
  const chosenStage = signUpStages.find((one) => one === said.stage);
  const stage = chosenStage ?? signUp.stage;
  const owner = typeof said.owner === "string" ? (operators[Number(said.owner)] ?? null) : signUp.owner;
  if (said.said !== "stale" || !acts?.lookAfter) return null;
  const changes = timeline.flatMap((entry) =>
    entry.kind === "act" && (entry.act === "stage_set" || entry.act === "owner_set") ? [entry] : [],
  );
  const late = stage === signUp.stage ? "owner_set" : "stage_set";
  return (
    <StaleNotice
      last={changes.find(({ act }) => act === late) ?? null}
      changes={changes}
      since={said.since}
      me={me}
      now={standing(signUp.stage, signUp.owner)}
      yours={standing(stage, owner)}
      href={oneSignUpAddress(signUp.id)}
      save={save}
      sends={{
        ...{ signUp: signUp.id, stage, owner: owner ?? "" },
        ...{ seenStage: signUp.stage, seenOwner: signUp.owner ?? "" },
      }}
    />
  );

  function standing(of: SignUpStage, by: string | null): string {
    return t("standing.read", {
      stage: t(`standing.stageName.${of}`),
      owner: by ?? t("standing.nobody").toLowerCase(),
    });
  }
}
