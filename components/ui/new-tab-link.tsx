import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { LinkButton } from "./button";

type Props = Omit<ComponentProps<typeof LinkButton>, "target" | "rel">;

/** A link, by default like a button, that opens a new tab and tells screen readers so. Renders nothing if `href` is empty. */
export function NewTabLink({ children, ...rest }: Props) {
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
