"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { useStepForm } from "./form-context";

/** The message of a field, beside it; once mended it only keeps its room. */
export function FieldError({ name }: { name: string }) {
  const t = useTranslations("form");
  const { messageFor } = useStepForm();
  const message = messageFor(name);
  if (!message) return null;
  return (
    <p
      className={`mt-1.75 flex gap-1.75 text-small/[1.4] font-semibold text-error ${message.mended ? "invisible" : ""}`}
      id={`${name}-error`}
    >
      <Icon name="warn" className="mt-px size-4.5 stroke-[1.75]" />
      <span>
        <span className="sr-only">{t("error")}</span>
        {message.text}
      </span>
    </p>
  );
}
