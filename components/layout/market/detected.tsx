import { useTranslations } from "next-intl";
import { defaultMarket, type MarketCode, marketCodes } from "@/lib/markets";

type Props = { shown: MarketCode | null };

/**
 * What the detection found, none shown until the early script says which line holds: the country, that it is none of
 * ours and whose prices are `shown` instead, or that detection failed.
 */
export function Detected({ shown }: Props) {
  const t = useTranslations("shell");
  const name = useTranslations("common");
  const lines = [
    ...marketCodes.map((code) => [code, t("picker.detected", { country: name(`country.${code}`) })] as const),
    ["elsewhere", t("picker.elsewhere", { place: shown ?? defaultMarket })] as const,
    ["error", t("picker.failed")] as const,
  ];
  return lines.map(([state, line]) => (
    <p key={state} className="detected px-3 pt-2 pb-2.5 text-note/normal text-ink-3" data-line={state}>
      {line}
    </p>
  ));
}
