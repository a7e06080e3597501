import { type Locale, marketCodes } from "@/lib/markets";
import { words } from "@/messages/words";

/** 'Detected: ' and the country, or that detection failed: none shown until the early script says which one holds. */
export function Detected({ locale }: { locale: Locale }) {
  const t = words(locale, "shell");
  const name = words(locale, "common");
  const lines = [
    ...marketCodes.map((code) => [code, t("picker.detected", { country: name(`country.${code}`) })] as const),
    ["error", t("picker.failed")] as const,
  ];
  return lines.map(([state, line]) => (
    <p key={state} className="note detected" data-line={state}>
      {line}
    </p>
  ));
}
