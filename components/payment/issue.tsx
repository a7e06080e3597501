"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Reference } from "@/components/layout/errors/reference";
import { Columns } from "@/components/sign-up/layout/group";
import { Actions, LinkButton } from "@/components/ui/button";
import { EmailLink } from "@/components/ui/email";
import { notify } from "@/components/ui/notifications";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { PaymentWords } from "./payment-words";

type Props = {
  words: PaymentWords;
  error: string;
  details?: string;
  home: string;
  supportEmail: string;
  /** Whether one of the children is the main button; otherwise the way home is. */
  hasAction?: boolean;
  /** The order, which names its reference, so that the request's is left out. */
  order?: ReactNode;
  children?: ReactNode;
};

export const unconfirmed =
  "grid max-w-2xl justify-items-start gap-6 [&>h1+p]:-mt-3 pt-[clamp(1rem,4vw,3.5rem)] pb-12";

/** 'Payment Setup Issue' with the server's error; the children are buttons to try again. */
export function Issue(props: Props) {
  const { words, error, details, home, supportEmail, hasAction = false, order, children } = props;
  useEffect(() => {
    notify("error", words.verificationFailed);
  }, [words.verificationFailed]);
  return (
    <BesideOrder order={order} labelledBy="issue">
      <StateHeading id="issue" heading={words.issue} title={words.titles.issue} />
      <p className="text-lead text-ink-2" role="alert">
        {error}
      </p>
      {details && <p>{details}</p>}
      {children}
      <Support words={words} email={supportEmail} />
      <Actions as="p">
        <LinkButton look={hasAction ? "quiet" : "solid"} href={home}>
          {words.home}
        </LinkButton>
      </Actions>
      {!order && <Reference />}
    </BesideOrder>
  );
}

type BesideProps = { order: ReactNode; labelledBy?: string; children: ReactNode };

/** A state of the payment, with the order in the right column where this browser may see it. */
export function BesideOrder({ order, labelledBy, children }: BesideProps) {
  return (
    <Columns className="mt-0! gap-y-0!">
      <section className={unconfirmed} aria-labelledby={labelledBy}>
        {children}
      </section>
      {order}
    </Columns>
  );
}

/** Whom to ask for help; nothing if the firm has no such address. */
export function Support({ words, email }: { words: Pick<PaymentWords, "support">; email: string }) {
  if (!email) return null;
  return (
    <p>
      {words.support} <EmailLink to={email} />
    </p>
  );
}

type HeadingProps = { id?: string; heading: string; title: string; className?: string };

/**
 * The page's heading and title in one payment state. When the state changes, the new heading takes the focus, so that
 * screen readers announce it; the first one after loading does not.
 */
export function StateHeading({ id, heading, title, className = "text-h1" }: HeadingProps) {
  const hydrated = useHydrated();
  const [replaces] = useState(hydrated);
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (replaces) ref.current?.focus();
  }, [replaces]);
  return (
    <>
      <title>{title}</title>
      <h1 className={`${className} outline-none`} id={id} ref={ref} tabIndex={-1}>
        {heading}
      </h1>
    </>
  );
}
