"use client";

import { Icon } from "@/components/ui/icon";
import { useStepForm } from "./form-context";

/** The message of a field, beside it; once mended it only keeps its room. */
export function FieldError({ name }: { name: string }) {
  const { messageFor, errorPrefix } = useStepForm();
  const message = messageFor(name);
  if (!message) return null;
  return (
    <p className={message.mended ? "err unsaid" : "err"} id={`${name}-error`}>
      <Icon name="warn" />
      <span>
        <span className="vh">{errorPrefix}</span>
        {message.text}
      </span>
    </p>
  );
}
