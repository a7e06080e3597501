import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { LinkButton } from "./button";

/** `newTab`: what screen readers are told, in the language of the link where that is not the page's. */
type Props = Omit<ComponentProps<typeof LinkButton>, "target" | "rel"> & { newTab?: string };

/** A link, by default like a button, that opens a new tab and tells screen readers so. Renders nothing if `href` is empty. */
export function NewTabLink({ children, newTab, ...rest }: Props) {
  const t = useTranslations("shell");
  return (
    <LinkButton {...rest} target="_blank" rel="noopener">
      <span>
        {children}
        <span className="sr-only">{newTab ?? t("newTab")}</span>
      </span>
    </LinkButton>
  );
}
