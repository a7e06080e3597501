import type { ReactNode } from "react";
import { Reference } from "@/components/errors/reference";
import { LinkButton } from "@/components/ui/button";
import type { PaymentWords } from "./payment-words";

type Props = {
  words: PaymentWords;
  error: string;
  details?: string;
  home: string;
  supportEmail: string;
  /** What else can be done about it. */
  children?: ReactNode;
};

/** 'Payment Setup Issue': what went wrong in the server's words, and the way home. */
export function Issue({ words, error, details, home, supportEmail, children }: Props) {
  return (
    <section className="standing" aria-labelledby="issue">
      <h1 id="issue" tabIndex={-1}>
        {words.issue}
      </h1>
      <p className="lead" role="alert">
        {error}
      </p>
      {details && <p>{details}</p>}
      {children}
      {supportEmail && (
        <p>
          {words.support} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
      )}
      <p className="acts">
        <LinkButton href={home}>{words.home}</LinkButton>
      </p>
      <Reference />
    </section>
  );
}
