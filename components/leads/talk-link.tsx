import { LinkButton } from "@/components/ui/button";
import { useCopy } from "@/i18n/use-copy";
import type { Edition } from "@/lib/markets/editions";
import { talkAddress } from "@/lib/routing/addresses";
import type { LeadOrigin } from "@/lib/sign-up/lead";

export function TalkLink({ edition, origin }: { edition: Edition; origin: LeadOrigin }) {
  const t = useCopy("leads");
  return (
    <LinkButton look="quiet" href={talkAddress(edition, origin)}>
      {t("link")}
    </LinkButton>
  );
}
