"use client";

import { useTranslations } from "next-intl";
import { useErrorTexts } from "@/components/layout/errors/error-texts";
import { errorTitle } from "@/components/layout/errors/error-title";
import { Reference } from "@/components/layout/errors/reference";
import { Actions, Button } from "@/components/ui/button";

/** Offers to reload a step that failed to render; unsaved input is restored after the reload. */
export function BrokenStep() {
  const t = useTranslations("form.broken");
  return (
    <div className="mb-8" role="alert">
      <title>{errorTitle(t("title"), useErrorTexts())}</title>
      <h1 className="text-h1">{t("title")}</h1>
      <p className="mt-2 text-lead text-ink-2">{t("text")}</p>
      <Actions as="p">
        <Button type="button" onClick={() => window.location.reload()}>
          {t("again")}
        </Button>
      </Actions>
      <Reference />
    </div>
  );
}
