import { useTranslations } from "next-intl";
import { Desk } from "@/desk/auth/desk";
import { type MessageQuery, StaleStageOrOwner } from "@/desk/stage-and-owner/form";
import { TodoBar } from "@/desk/todos/bar";
import { type ActMessage, ActResult } from "@/desk/todos/result";
import { firmTime } from "@/desk/ui/times";
import type { Operator } from "@/lib/operators";
import { oneSignUpAddress } from "@/lib/routing/desk";
import { signUpStages } from "@/lib/sign-up/stages";
import { Duplicates } from "./duplicates";
import { Fields } from "./fields";
import { Head } from "./head";
import { Irreversible } from "./irreversible";
import type { SignUpPageData } from "./read";
import { ResultMessage } from "./result-message";
import { StageAndOwner } from "./stage-and-owner";
import { Timeline } from "./timeline";

type Props = { operator: Operator; data: SignUpPageData; message: MessageQuery & ActMessage };

/** What is wrong, with its buttons; stage, owner and notes; then what happened, and what is known. Title and address name nobody. */
export function OneSignUp({ operator, data, message }: Props) {
  const t = useTranslations("deskSignUp");
  const stages = useTranslations("deskList.stageName");
  const { signUp, acts } = data;
  return (
    <Desk operator={operator} at="signUps" title={t("title")}>
      <Head data={data} />
      <ResultMessage message={message} data={data} />
      {message.message !== "stale" && <ActResult message={message} back={oneSignUpAddress(signUp.id)} />}
      {acts?.lookAfter && (
        <StaleStageOrOwner
          of="sign_up"
          record={signUp}
          stages={signUpStages}
          nameOf={stages}
          operators={data.operators}
          message={message}
          changes={data.changes}
          me={operator.email}
          href={oneSignUpAddress(signUp.id)}
        />
      )}
      {signUp.erasedAt && (
        <p className="mt-4 border-l-[3px] border-ink bg-tint px-4 py-2 text-small">
          {t("erased", { at: firmTime(signUp.erasedAt) })}
        </p>
      )}
      <TodoBar
        row={data.todo}
        viewer={{
          me: operator.email,
          mayAct: acts?.lookAfter === true,
          now: data.now,
          back: oneSignUpAddress(signUp.id),
        }}
      />
      <Duplicates data={data} />
      <StageAndOwner data={data} />
      <div className="mt-2 grid gap-x-12 xl:grid-cols-[minmax(0,1fr)_27rem]">
        <Timeline data={data} />
        <div className="mt-8 self-start border-t border-rule">
          <Fields data={data} />
          <Irreversible data={data} />
        </div>
      </div>
    </Desk>
  );
}
