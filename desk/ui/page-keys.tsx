import { useTranslations } from "next-intl";
import { Keys } from "./keys";

const hints = {
  list: [
    [["/"], "search"],
    [["J", "K"], "rows"],
    [["Enter"], "open"],
  ],
  signUp: [[["J", "K"], "signUps"]],
} as const;

/** The keys of a page, with a way to all of them. */
export function PageKeys({ of, className }: { of: keyof typeof hints; className?: string }) {
  const t = useTranslations("desk");
  return (
    <Keys
      of={of}
      hints={hints[of].map(([keys, does]) => [keys, t(`keys.${does}`)])}
      words={{
        title: t("keys.title"),
        all: t("keys.all"),
        show: t("keys.show"),
        on: t("keys.on"),
        off: t("keys.off"),
        close: t("keys.close"),
      }}
      className={className}
    />
  );
}
