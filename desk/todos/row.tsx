import { randomUUID } from "node:crypto";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { writeAddress } from "@/desk/addresses";
import type { SignedIn } from "@/desk/auth/access";
import { useProviderWords } from "@/desk/payments/provider-words";
import { RetryButton } from "@/desk/payments/retry";
import { sendResume } from "@/desk/sign-ups/one/actions";
import { setStageAndOwner } from "@/desk/stage-and-owner/actions";
import { seenIn } from "@/desk/stage-and-owner/form";
import { OwnerMenu, StageMenu } from "@/desk/stage-and-owner/menus";
import { ActForm, type FormAction } from "@/desk/ui/act-form";
import { useSpan, useWhen } from "@/desk/ui/durations";
import { link } from "@/desk/ui/looks";
import { Menu, rowButton } from "@/desk/ui/menu";
import { SameAs } from "@/desk/ui/same-as";
import { sumOf } from "@/desk/ui/sums";
import { shortFirmTime } from "@/desk/ui/times";
import { orderName } from "@/i18n/order-name";
import { timeIn } from "@/lib/dates";
import { defaultEdition as firm } from "@/lib/markets/editions";
import { telAddress } from "@/lib/routing/contact-links";
import { leadStages } from "@/lib/sign-up/lead";
import { signUpStages } from "@/lib/sign-up/stages";
import { done, tried } from "./actions";
import type { Todo } from "./group";
import { kindOf, laterReasons, mayCall } from "./kinds";
import { addressOf, nameOf, type TodoRowData } from "./rows";

export type Viewer = {
  readonly me: string;
  readonly mayAct: boolean;
  readonly now: Date;
  readonly back: string;
};
type Props = { row: TodoRowData; viewer: Viewer };
type RowProps = Props & Pick<Parameters<typeof OwnerMenu>[0], "by" | "operators">;

/** A row of Today: who, why, until when, stage, owner, and its buttons. */
export function TodoRow({ row, viewer, ...menus }: RowProps) {
  const t = useTranslations("deskToday");
  const { first, also, signUp, lead } = row;
  const { isProblem, icon } = kindOf(first.kind);
  const isLate = first.due < viewer.now;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-t border-rule px-3 py-1.5 first:border-t-0 md:grid-cols-[1.25rem_minmax(0,1fr)_8.5rem] md:items-center md:gap-y-1 md:py-2 xl:grid-cols-[1.25rem_minmax(0,1fr)_8rem_5rem_24.5rem] min-[88rem]:grid-cols-[1.25rem_minmax(0,1fr)_8rem_4.5rem_31rem]">
      <Icon name={icon} className={`hidden! size-5! md:block! ${isProblem ? "text-error" : "text-ink-2"}`} />
      <div className="min-w-0 max-md:contents">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <a href={addressOf(first)} className={`${link} font-semibold wrap-anywhere`}>
            {nameOf(row) ?? t("firm")}
          </a>
          {signUp && <span className="text-small text-ink-2 max-md:hidden">{signUp.contactName}</span>}
          <TimeThere of={row} now={viewer.now} />
          <div className="hidden text-small xl:block">
            <Stage row={row} back={viewer.back} by={menus.by} />
          </div>
        </div>
        <p className="text-small wrap-anywhere max-md:col-span-full max-md:row-start-2 max-md:leading-snug">
          <Why row={row} of={first} />
          {first.kind === "failed" && (row.retry === "ordered" || row.retry === "usedUp") && (
            <span className="text-ink-2"> {t(`retry.${row.retry}`)}</span>
          )}
          {also.length > 0 && <span className="text-ink-2"> {t("more", { count: also.length })}</span>}
        </p>
      </div>
      <Due at={first.due} now={viewer.now} isLate={isLate} />
      <div className="hidden text-small xl:block">
        {signUp && (
          <OwnerMenu of="sign_up" record={signUp} name={signUp.businessName} back={viewer.back} {...menus} />
        )}
        {lead && <OwnerMenu of="lead" record={lead} name={lead.name} back={viewer.back} {...menus} />}
      </div>
      <TodoButtons row={row} viewer={viewer} />
    </li>
  );
}

function Stage({ row: { signUp, lead }, ...props }: { row: TodoRowData; back: string; by: SignedIn }) {
  const t = useTranslations();
  if (signUp)
    return (
      <StageMenu
        {...props}
        of="sign_up"
        record={signUp}
        name={signUp.businessName}
        stages={signUpStages}
        nameOf={(stage) => t(`deskList.stageName.${stage}`)}
      />
    );
  return (
    lead && (
      <StageMenu
        {...props}
        of="lead"
        record={lead}
        name={lead.name}
        stages={leadStages}
        nameOf={(stage) => t(`deskOverview.leads.stageName.${stage}`)}
      />
    )
  );
}

type TimeThereProps = { of: TodoRowData; now: Date };

/** The customer's time where it is not the firm's, and a warning while nobody there wants to be called. */
export function TimeThere({ of: { market, signUp }, now }: TimeThereProps) {
  const t = useTranslations("deskToday");
  if (!market) return null;
  const time = timeIn(market.timeZone, now).slice(11, 16);
  if (signUp?.contactPhone && !mayCall(now, market))
    return (
      <span className="text-note font-semibold text-error">
        {t.rich("quiet", { time, hours: (words) => <span className="max-md:sr-only">{words}</span> })}
      </span>
    );
  if (market.timeZone === firm.timeZone) return null;
  return <span className="text-note text-ink-2">{t("there", { time })}</span>;
}

export function Due({ at, now, isLate }: { at: Date; now: Date; isLate: boolean }) {
  const t = useTranslations("deskToday");
  const span = useSpan();
  const when = useWhen();
  const time = span(Math.abs(now.getTime() - at.getTime()) / 1_000);
  return (
    <p className="text-small tabular-nums max-md:col-start-2 max-md:row-start-1">
      <time dateTime={at.toISOString()} className="font-semibold max-md:hidden">
        {when(at, now)}
      </time>
      <span className={`md:block ${isLate ? "font-semibold text-error" : "text-ink-2"}`}>
        {t(isLate ? "lateBy" : "in", { time })}
      </span>
    </p>
  );
}

/** Why it is to do, in a sentence. */
export function Why({ row: { signUp, lead }, of }: { row: TodoRowData; of: Todo }): ReactNode {
  const t = useTranslations("deskToday");
  const mail = useTranslations("mail");
  const leads = useTranslations("deskOverview.leads");
  const provider = useProviderWords();
  const { isProblem } = kindOf(of.kind);
  const b = (words: ReactNode) => <b className={`font-semibold ${isProblem ? "text-error" : ""}`}>{words}</b>;
  const amount = signUp ? sumOf(signUp.price, signUp.currency) : "";
  switch (of.kind) {
    case "failed":
      return t.rich(`why.${signUp?.lastPayment === "charged_back" ? "charged_back" : "failed"}`, {
        b,
        amount,
      });
    case "ended":
    case "refused": {
      const cause = signUp?.cause ? provider.ofCause(signUp.cause) : "";
      return t.rich(`why.${of.kind}`, { b, amount, cause });
    }
    case "left":
      return t.rich("why.left", { b, amount, at: shortFirmTime(of.since) });
    case "problem":
    case "alarm":
      return t.rich(`why.${of.kind}`, {
        b,
        amount,
        problem: of.reason ? mail(`alarm.${of.reason}.title`) : "",
      });
    case "parked":
      return t.rich("why.parked", { b, count: of.count });
    case "duplicate": {
      const [other] = of.same;
      const same = () => (other ? <SameAs {...other} /> : null);
      return t.rich("why.duplicate", { b, same, both: "true" });
    }
    case "contact":
      return t("why.contact", { amount, plan: signUp ? orderName(signUp, firm) : "" });
    case "lead": {
      if (!lead) return null;
      const kind =
        lead.kind === "unregistered"
          ? leads(`kindName.${lead.kind}`)
          : `${leads(`kindName.${lead.kind}`)}, ${leads("counted", { kind: lead.kind, count: lead.companies })}`;
      const note = lead.note.length > 60 ? `${lead.note.slice(0, 60)}…` : lead.note;
      return t("why.lead", { kind, note: note || "none", isSuspect: String(lead.isSuspect) });
    }
  }
}

/** Call, write, take, try again, done: what a row of Today and the page of the record offer alike. */
export function TodoButtons({ row, viewer }: Props) {
  const t = useTranslations("deskToday");
  const { first, signUp, lead } = row;
  const { me, mayAct, now, back } = viewer;
  const name = nameOf(row) ?? t("firm");
  const hidden = (words: ReactNode) => <span className="sr-only">{words}</span>;
  const of = signUp ? "sign_up" : lead ? "lead" : "list";
  const record = signUp ?? lead;
  const kind = kindOf(first.kind);
  const owner = signUp?.owner ?? lead?.owner ?? null;
  const sends = {
    of,
    id: record?.id ?? "",
    kind: first.kind === "problem" || first.kind === "alarm" ? (first.reason ?? "") : first.kind,
    seen: now.toISOString(),
    back,
  };
  return (
    <div className="flex flex-wrap gap-1 max-xl:col-span-full max-md:row-start-3 max-xl:md:col-start-2 xl:justify-end">
      {signUp?.contactPhone && (
        <a href={telAddress(signUp.contactPhone, signUp.contactPhoneE164)} className={rowButton}>
          {t.rich("call", { hidden, name: signUp.contactName, phone: signUp.contactPhone })}
        </a>
      )}
      {mayAct && record && (
        <a
          href={writeAddress({ of: signUp ? "sign_up" : "lead", id: record.id, kind: first.kind, back })}
          className={rowButton}
        >
          {t.rich("write", { hidden, name })}
        </a>
      )}
      {mayAct && signUp && (["refused", "left", "ended"] as const).some((one) => one === first.kind) && (
        <Press action={sendResume} sends={{ signUp: signUp.id, press: randomUUID(), back }}>
          {t.rich("link", { hidden, name })}
        </Press>
      )}
      {mayAct && signUp && first.kind === "failed" && row.retry === "allowed" && (
        <RetryButton of={signUp} sum={sumOf(signUp.price, signUp.currency)} back={back} />
      )}
      {mayAct && record && owner !== me && (
        <Press
          action={setStageAndOwner}
          sends={{ ...seenIn(signUp ? "sign_up" : "lead", record), stage: record.stage, owner: me, back }}
        >
          {t.rich(owner === null ? "take" : "takeOver", { hidden, name })}
        </Press>
      )}
      {mayAct && record && (
        <Menu summary={t.rich("tried", { hidden, name })} name="reason" action={tried} sends={sends}>
          {laterReasons.map((reason) => [reason, t(`laterReason.${reason}`)] as const)}
        </Menu>
      )}
      {mayAct && typeof kind.done === "string" && record && (
        <Press
          action={setStageAndOwner}
          sends={{
            ...seenIn(signUp ? "sign_up" : "lead", record),
            stage: kind.done,
            owner: me,

            back,
          }}
        >
          {t.rich("done", { hidden, name })}
        </Press>
      )}
      {mayAct && first.kind === "duplicate" && (
        <Press action={done} sends={{ ...sends, reason: "not_same" }}>
          {t.rich("notSame", { hidden, name })}
        </Press>
      )}
      {mayAct && first.kind !== "duplicate" && typeof kind.done !== "string" && kind.done.length > 0 && (
        <Menu summary={t.rich("done", { hidden, name })} name="reason" action={done} sends={sends}>
          {kind.done.map((reason) => [reason, t(`doneReason.${reason}`)] as const)}
        </Menu>
      )}
    </div>
  );
}

type PressProps = { action: FormAction; sends: Readonly<Record<string, string>>; children: ReactNode };

function Press({ children, ...form }: PressProps) {
  return (
    <ActForm {...form} className="max-md:grow">
      <button type="submit" className={`${rowButton} max-md:w-full`}>
        {children}
      </button>
    </ActForm>
  );
}
