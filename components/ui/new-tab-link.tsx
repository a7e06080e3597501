import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LinkButton } from "./button";

/** A link button that opens a new tab and tells screen readers so. Renders nothing if `href` is empty. */
export function NewTabLink(props: {
  href: string;
  look?: "solid" | "quiet";
  className?: string;
  children: ReactNode;
}) {
  const { children, ...rest } = props;
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
