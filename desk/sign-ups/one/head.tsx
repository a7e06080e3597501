import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { DebitStates } from "@/desk/sign-ups/states";
import { BackLink } from "@/desk/ui/back-link";
import { Copy } from "@/desk/ui/copy";
import { link } from "@/desk/ui/looks";
import { sumOf } from "@/desk/ui/sums";
import { orderName } from "@/i18n/order-name";
import { marketOfCountry } from "@/lib/markets";
import { defaultEdition } from "@/lib/markets/editions";
import { deskPages, oneSignUpAddress } from "@/lib/routing/desk";
import type { SignUpPageData } from "./read";

/** Name, status and price, with links to the list and to the previous and next sign-up. */
export function Head({ data: { signUp, neighbours } }: { data: SignUpPageData }) {
  const t = useTranslations("deskSignUp");
  const common = useTranslations("common");
  const { planPrice, rolloverPrice, currency, reference } = signUp;
  const sum = (minor: number) => sumOf(minor, currency);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small">
        <BackLink href={deskPages.signUps}>{t("back")}</BackLink>
        <nav aria-label={t("neighbours")} className="flex items-center gap-4">
          {neighbours.newer && <BackLink href={oneSignUpAddress(neighbours.newer)}>{t("newer")}</BackLink>}
          {neighbours.older && (
            <a href={oneSignUpAddress(neighbours.older)} className={`${link} gap-1`}>
              {t("older")}
              <Icon name="right" className="size-4!" />
            </a>
          )}
        </nav>
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="min-w-0">
          <h1 className="font-display text-h2 wrap-anywhere">{signUp.businessName}</h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-2">
            <span className="inline-flex items-center gap-1 tabular-nums">
              {reference}
              <Copy text={reference} field={t("reference")} />
            </span>
            <DebitStates of={signUp} />
            <span>{common(`country.${marketOfCountry(signUp.serviceCountry).code}`)}</span>
            <span>{orderName(signUp, defaultEdition)}</span>
          </p>
        </div>
        <p className="text-small text-ink-2">
          <span className="border-b-[3px] border-double border-ink font-display text-h3 text-ink tabular-nums">
            {sum(planPrice)}
          </span>{" "}
          {rolloverPrice > 0
            ? t("parts", { plan: sum(planPrice - rolloverPrice), rollover: sum(rolloverPrice) })
            : t("monthly")}
        </p>
      </div>
    </>
  );
}
