"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** A message that takes the focus whenever `of` changes, so that screen readers announce it. */
export function TakesFocus(props: { of: string; className: string; children: ReactNode }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (props.of) message.current?.focus();
  }, [props.of]);
  return (
    <p ref={message} className={props.className} tabIndex={-1}>
      {props.children}
    </p>
  );
}
