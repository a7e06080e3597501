import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { SubmitButton } from "@/components/ui/submit-button";
import { words } from "@/i18n/words";
import type { Edition } from "@/lib/markets/editions";
import { contractAddress, contractFile, signUpAddress } from "@/lib/routing/addresses";
import type { Wizard } from "@/lib/sign-up/wizard";
import { RequiredBox } from "../review/pay";
import { paidByTheMonth } from "../steps/choices";
import { callout } from "./group";

type Props = { french: Edition };

/** By CSS alone, so that it works without scripts. */
const whereQuebecIsChosen = "hidden in-[form:has(option[value=QC]:checked)]:block";

/** In step 3, while Quebec is chosen: leads to the French step with what was typed. */
export function FrenchInQuebec({ french }: Props) {
  const form = useTranslations("form");
  return (
    <div aria-live="polite" className="sm:col-span-full">
      <div className={`${callout} ${whereQuebecIsChosen}`}>
        <InBoth of="law" french={french} />
        <SubmitButton
          className="mt-3"
          look="quiet"
          saving={form("saving")}
          name="intent"
          value="french"
          formNoValidate
        >
          <InFrench french={french} />
        </SubmitButton>
      </div>
    </div>
  );
}

/** In the review: links to the French contract, and the box that chooses the English one. */
export function FrenchFirst({ french, wizard }: Props & { wizard: Wizard }) {
  const isGiven = Boolean(wizard.answers.business?.registeredAddress.region);
  return (
    <section className={callout} aria-labelledby="french-first" {...paidByTheMonth}>
      <input type="hidden" name="frenchFirst" value={french.segment} />
      <h2 id="french-first" className="mb-2 font-sans text-body/snug font-semibold tracking-normal">
        <InBoth of="heading" french={french} />
      </h2>
      <p className="text-small/normal">
        <InBoth of={isGiven ? "law" : "ifQuebec"} french={french} />
      </p>
      <p className="mt-2 text-small/normal">
        <InBoth of="read" french={french} />
      </p>
      <p className="my-3">
        <LinkButton look="quiet" href={signUpAddress(french, "review")} hrefLang={french.locale}>
          <InFrench french={french} />
        </LinkButton>
      </p>
      <RequiredBox name="englishChosen">
        <InBoth of="choose" french={french} />
      </RequiredBox>
    </section>
  );
}

/** A text in both languages, the French one first. */
function InBoth({ of: key, french }: Props & { of: "heading" | "law" | "ifQuebec" | "read" | "choose" }) {
  const t = useTranslations("signUp.frenchFirst");
  const theirs = words(french.locale, "signUp");
  const linksTold = (newTab?: string) => {
    const linkTo = (href: string) => (text: ReactNode) => (
      <NewTabLink look="text" href={href} hrefLang={french.locale} {...(newTab && { newTab })}>
        {text}
      </NewTabLink>
    );
    return { page: linkTo(contractAddress(french)), pdf: linkTo(contractFile(french)) };
  };
  return (
    <>
      <span lang={french.locale} className="block">
        {theirs.rich(`frenchFirst.${key}`, linksTold(words(french.locale, "shell")("newTab")))}
      </span>
      <span className="block text-ink-2">{t.rich(key, linksTold())}</span>
    </>
  );
}

function InFrench({ french }: Props) {
  const t = useTranslations("signUp.frenchFirst");
  return (
    <span>
      <span lang={french.locale} className="inline-block">
        {words(french.locale, "signUp")("frenchFirst.inFrench")}
      </span>{" "}
      <span className="inline-block font-normal">{t("inFrench")}</span>
    </span>
  );
}
