import { useTranslations } from "next-intl";
import { Desk } from "@/desk/auth/desk";
import { RetryPayment } from "@/desk/payments/retry";
import { type MessageQuery, StaleStageOrOwner } from "@/desk/stage-and-owner/form";
import { TodoBar } from "@/desk/todos/bar";
import { type ActMessage, ActResult } from "@/desk/todos/result";
import { Notes } from "@/desk/ui/notes";
import { firmTime } from "@/desk/ui/times";
import type { Operator } from "@/lib/operators";
import { oneSignUpAddress } from "@/lib/routing/desk";
import { signUpStages } from "@/lib/sign-up/stages";
import { addNote } from "./actions";
import { Duplicates } from "./duplicates";
import { Fields } from "./fields";
import { Head } from "./head";
import { Irreversible } from "./irreversible";
import type { SignUpPageData } from "./read";
import { ResultMessage } from "./result-message";
import { StageAndOwner } from "./stage-and-owner";
import { Timeline } from "./timeline";

type Props = { operator: Operator; data: SignUpPageData; message: MessageQuery & ActMessage };

/** The page of a sign-up. Its title and address name nobody. */
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
      <RetryPayment signUp={signUp} retry={data.retry} mayAct={acts !== null} now={data.now} />
      <Duplicates data={data} />
      <div className="mt-2 grid gap-x-12 xl:grid-cols-[minmax(0,1fr)_27rem] xl:grid-rows-[auto_1fr]">
        <div>
          <StageAndOwner data={data} />
          <Fields data={data} mayAsk={acts !== null} />
        </div>
        <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <Notes
            notes={data.notes}
            add={acts?.lookAfter ? addNote : null}
            about={{ signUp: signUp.id }}
            next={data.pressId}
          />
          <Timeline data={data} />
        </div>
        {acts && <Irreversible data={data} />}
      </div>
    </Desk>
  );
}
