import type { ReactNode } from "react";
import { Cover } from "@/components/marketing/sections/section";
import { SignedBy } from "@/components/marketing/sections/signed-by";
import { useCopy } from "@/i18n/use-copy";
import { isClaimed, isFromAbroad } from "@/lib/content/claims";
import type { Accountant } from "@/lib/content/proof";
import type { Edition } from "@/lib/markets/editions";
import { siteAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";

type Props = { edition: Edition; site: Site; accountants: readonly Accountant[] };

/** The accuracy guarantee with its conditions, in the words of the FAQ and the terms, and what leaving means. */
export function Guarantee({ edition, site, accountants }: Props) {
  const t = useCopy("proof");
  const terms = (text: ReactNode) => (
    <a href={`${siteAddress("terms", edition)}#the-accuracy-guarantee`}>{text}</a>
  );
  const hasScheme = isFromAbroad("cyberEssentials", edition) && isClaimed("cyberEssentials", site);
  return (
    <Cover
      id="guarantee"
      large
      name={t("guarantee.name")}
      heading={t("guarantee.promise")}
      intro={<SignedBy accountants={accountants} className="mt-4" />}
    >
      <div className="border-b border-cover-edge text-ink-2">
        <ol>
          {(["covers", "decides", "tell"] as const).map((key) => (
            <li key={key} className={line}>
              {t.rich(`guarantee.${key}`, { b })}
            </li>
          ))}
        </ol>
        <p className={line} id="leave">
          {t.rich("guarantee.leave", { b })}
        </p>
        {hasScheme && <p className={line}>{t.rich("guarantee.scheme", { b })}</p>}
        <p className={`${line} text-small`}>{t.rich("guarantee.same", { terms })}</p>
      </div>
    </Cover>
  );
}

const line = "border-t border-cover-edge py-2.5";

function b(heading: ReactNode) {
  return <strong className="font-semibold text-ink">{heading}</strong>;
}
