import { useTranslations } from "next-intl";
import { StageAndOwnerForm } from "@/desk/stage-and-owner/form";
import { sheet } from "@/desk/ui/looks";
import { Notes } from "@/desk/ui/notes";
import { signUpStages } from "@/lib/sign-up/stages";
import type { SignUpPageData } from "./read";

/** Stage, owner and a note in one line, and the notes so far. */
export function StageAndOwner({
  data: { signUp, operators, acts, notes, pressId },
}: {
  data: SignUpPageData;
}) {
  const stages = useTranslations("deskList.stageName");
  const desk = useTranslations("desk");
  return (
    <section className={`mt-5 px-4 py-3 sm:px-5 ${sheet}`} aria-labelledby="stage-and-owner">
      <h2 id="stage-and-owner" className="sr-only">
        {desk("stageAndOwner.heading")}
      </h2>
      {acts?.lookAfter ? (
        <StageAndOwnerForm
          of="sign_up"
          record={signUp}
          stages={signUpStages}
          nameOf={stages}
          operators={operators}
          note={pressId}
        />
      ) : (
        <p className="text-small text-ink-2">
          {desk("stageAndOwner.read", {
            stage: stages(signUp.stage),
            owner: signUp.owner ?? desk("stageAndOwner.nobody").toLowerCase(),
          })}
        </p>
      )}
      <Notes notes={notes} />
    </section>
  );
}
