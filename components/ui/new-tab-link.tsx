import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { LinkButton } from "./button";

/** A link button that opens a new tab and tells screen readers so. Renders nothing if `href` is empty. */
export function NewTabLink({ children, ...rest }: ComponentProps<typeof LinkButton>) {
  const t = useTranslations("shell");
  return (
    <LinkButton {...rest} target="_blank" rel="noopener">
      <span>
        {children}
        <span className="sr-only">{t("newTab")}</span>
      </span>
    </LinkButton>
  );
}
