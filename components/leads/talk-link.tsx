import { LinkButton } from "@/components/ui/button";
import { useCopy } from "@/i18n/use-copy";
import type { Market } from "@/lib/markets";
import { talkAddress } from "@/lib/routing/addresses";
import type { LeadOrigin } from "@/lib/sign-up/lead";

export function TalkLink({ market, origin }: { market: Market; origin: LeadOrigin }) {
  const t = useCopy("leads");
  return (
    <LinkButton look="quiet" href={talkAddress(market.code, origin)}>
      {t("link")}
    </LinkButton>
  );
}
