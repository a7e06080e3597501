import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { buttonClass, type Look } from "./button";

type Props = Omit<ComponentProps<"a">, "target" | "rel"> & { look?: Look | "text" };

/** A link, by default like a button, that opens a new tab and tells screen readers so. Renders nothing if `href` is empty. */
export function NewTabLink({ look, className = "", href, children, ...rest }: Props) {
  const t = useTranslations("shell");
  if (!href) return null;
  const classes = look === "text" ? className : `${buttonClass(look)} ${className}`;
  return (
    <a {...rest} href={href} className={classes} target="_blank" rel="noopener">
      <span>
        {children}
        <span className="sr-only">{t("newTab")}</span>
      </span>
    </a>
  );
}
