import type { ReactNode } from "react";
import { Reference } from "@/components/layout/errors/reference";
import { Actions } from "@/components/ui/actions";
import { LinkButton } from "@/components/ui/button";
import { IssueToast } from "./issue-toast";
import type { PaymentWords } from "./payment-words";
import { StateHeading } from "./state-heading";

type Props = {
  words: PaymentWords;
  error: string;
  details?: string;
  home: string;
  supportEmail: string;
  children?: ReactNode;
};

export const unconfirmed = "grid max-w-2xl justify-items-start gap-6 pt-[clamp(1rem,4vw,3.5rem)] pb-12";

/** 'Payment Setup Issue': the server's error, what to do about it, and a link home. */
export function Issue({ words, error, details, home, supportEmail, children }: Props) {
  return (
    <section className={unconfirmed} aria-labelledby="issue">
      <StateHeading id="issue" heading={words.issue} title={words.titles.issue} />
      <p className="text-lead text-ink-2" role="alert">
        {error}
      </p>
      {details && <p>{details}</p>}
      {children}
      {supportEmail && (
        <p>
          {words.support} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
      )}
      <Actions as="p">
        <LinkButton href={home}>{words.home}</LinkButton>
      </Actions>
      <Reference />
      <IssueToast text={words.verificationFailed} />
    </section>
  );
}
