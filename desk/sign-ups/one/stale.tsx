import { useTranslations } from "next-intl";
import type { FormAction } from "@/desk/ui/act-form";
import { StaleNotice } from "@/desk/ui/stale-notice";
import { oneSignUpAddress } from "@/lib/routing/desk";
import { type SignUpStage, signUpStages } from "@/lib/sign-up/stages";
import type { SignUpPageData } from "./read";
import type { MessageQuery } from "./result-message";

type Props = { message: MessageQuery; shown: SignUpPageData; me: string; save: FormAction };

export function Stale({ message, shown: { signUp, operators, timeline, acts }, me, save }: Props) {
  const t = useTranslations("deskSignUp");
  const chosenStage = signUpStages.find((one) => one === message.stage);
  const stage = chosenStage ?? signUp.stage;
  const owner = typeof message.owner === "string" ? (operators[Number(message.owner)] ?? null) : signUp.owner;
  if (message.message !== "stale" || !acts?.lookAfter) return null;
  const changes = timeline.flatMap((entry) =>
    entry.kind === "act" && (entry.act === "stage_set" || entry.act === "owner_set") ? [entry] : [],
  );
  const late = stage === signUp.stage ? "owner_set" : "stage_set";
  return (
    <StaleNotice
      last={changes.find(({ act }) => act === late) ?? null}
      changes={changes}
      since={message.since}
      me={me}
      current={stageAndOwner(signUp.stage, signUp.owner)}
      wanted={stageAndOwner(stage, owner)}
      href={oneSignUpAddress(signUp.id)}
      save={save}
      sends={{
        ...{ signUp: signUp.id, stage, owner: owner ?? "" },
        ...{ seenStage: signUp.stage, seenOwner: signUp.owner ?? "" },
      }}
    />
  );

  function stageAndOwner(of: SignUpStage, by: string | null): string {
    return t("standing.read", {
      stage: t(`standing.stageName.${of}`),
      owner: by ?? t("standing.nobody").toLowerCase(),
    });
  }
}
