import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { TakesFocus } from "@/components/ui/takes-focus";
import type { Words } from "@/i18n/words";
import { formatDate } from "@/lib/dates";
import type { Edition } from "@/lib/markets/editions";
import { signUpAddress } from "@/lib/routing/addresses";
import { type CompanyHit, companyConcern, type FindCompany, omittedDirectors } from "@/lib/sign-up/company";
import { limits } from "@/lib/sign-up/rules/limits";
import type { Wizard } from "@/lib/sign-up/wizard";
import { callout } from "../layout/group";
import { CompanyLink, FindForm } from "./business-parts";

type Props = { edition: Edition; find: FindCompany; isFolded: boolean; returnsToReview: boolean };

/** The form of the search. It stands apart, because its field stands among those of the step's form. */
export function SearchForm({
  wizard: { edition, returnsToReview },
  find,
}: {
  wizard: Wizard;
  find: FindCompany;
}) {
  return (
    <form id={searchForm} action={`${signUpAddress(edition, "business")}#find`}>
      {returnsToReview && <input type="hidden" name="then" value="review" />}
      {Object.entries(keptWhileSearching(find)).map(([name, value]) => (
        <input type="hidden" key={name} name={name} value={value} />
      ))}
    </form>
  );
}

const searchForm = "find-company";

export function FindCompanySection({ edition, find, isFolded, returnsToReview }: Props) {
  const t = useTranslations("signUp");
  const hits = find.search?.outcome === "found" ? find.search.hits : [];
  return (
    <>
      <SearchFrame isFolded={isFolded} isOpen={find.search !== null}>
        <FindForm
          form={searchForm}
          address={signUpAddress(edition, "business")}
          query={find.query}
          returnsToReview={returnsToReview}
          keeps={keptWhileSearching(find)}
          words={{
            title: t("find.title"),
            label: t("find.label"),
            search: t("find.search"),
            wait: t("find.wait"),
            searching: t("find.searching"),
          }}
          outcome={outcomeIn(t, find)}
        >
          {hits.length > 0 && (
            <ul className="mt-4 border border-rule border-t-ink bg-sheet shadow-paper">
              {hits.map((hit, at) => (
                <Hit
                  key={hit.number}
                  edition={edition}
                  hit={hit}
                  look={at === 0 ? "solid" : "quiet"}
                  href={hrefOf(edition, hit, find, returnsToReview)}
                />
              ))}
            </ul>
          )}
        </FindForm>
      </SearchFrame>
      {find.chosen !== null && <Chosen edition={edition} chosen={find.chosen} />}
    </>
  );
}

type FrameProps = { isFolded: boolean; isOpen: boolean; children: ReactNode };

/** Once a card has the business, the search folds away. */
function SearchFrame({ isFolded, isOpen, children }: FrameProps) {
  const searchAgainLabel = useTranslations("company")("again");
  if (!isFolded) return children;
  return (
    <Disclosure className="mb-4 border-t-ink! border-b-rule!" summary={searchAgainLabel} open={isOpen}>
      {children}
    </Disclosure>
  );
}

const detail = "block text-small text-ink-2";

type HitProps = { edition: Edition; hit: CompanyHit; look: "solid" | "quiet"; href: string };

function Hit({ edition, hit, look, href }: HitProps) {
  const t = useTranslations("signUp");
  const { name, number, address } = hit;
  const concern = companyConcern(hit.status);
  return (
    <li className="grid items-center gap-x-4 gap-y-3 border-b border-rule px-5 py-3.5 last:border-b-0 md:grid-cols-[1fr_auto]">
      <span>
        <b dir="auto" className="block font-display text-h3/snug font-normal">
          {name}
        </b>
        <small className={detail}>
          {[number, statusIn(t, edition, hit)].join(", ")}
          {address && `. ${address}`}
        </small>
        {concern && <small className="block text-small font-semibold">{t("find.check")}</small>}
      </span>
      <CompanyLink
        className={`${buttonClass(look)} min-h-11!`}
        href={href}
        replace
        scroll={false}
        prefetch={false}
        loading={t("find.wait")}
      >
        {t("find.use")}
        <span className="sr-only">{t("find.useWhich", { name })}</span>
      </CompanyLink>
    </li>
  );
}

type ChosenProps = { edition: Edition; chosen: NonNullable<FindCompany["chosen"]> };

function Chosen({ edition, chosen }: ChosenProps) {
  const t = useTranslations("signUp");
  const company = useTranslations("company");
  if (chosen === "unreachable")
    return (
      <TakesFocus className={`${callout} mt-4`} of={chosen}>
        {t("find.unreachable")}
      </TakesFocus>
    );
  const concern = companyConcern(chosen.status);
  return (
    <TakesFocus className={`${callout} mt-4`} of={chosen.number}>
      {company("filled")}
      {concern && (
        <strong className="mt-1 block font-semibold">
          {t(`find.concern.${concern}`, { status: statusIn(t, edition, chosen) })}
        </strong>
      )}
      {omittedDirectors(chosen) > 0 && (
        <span className="mt-1 block">{t("find.leftOut", { max: limits.directors })}</span>
      )}
    </TakesFocus>
  );
}

/** A company's status in our words, else in the register's own. */
function statusIn(
  t: Words<"signUp">,
  { locale }: Edition,
  { status, ceasedOn }: Pick<CompanyHit, "status" | "ceasedOn">,
): string {
  if (ceasedOn && /^\d{4}-\d\d-\d\d$/.test(ceasedOn))
    return t("find.ended", { status, date: formatDate(ceasedOn, { locale }) });
  return t("find.status", { status: status.replaceAll("-", " ") });
}

function outcomeIn(t: Words<"signUp">, { search, query }: FindCompany): string {
  if (search === null) return "";
  if (search.outcome === "limited") return t("find.limited", { minutes: search.minutes });
  if (search.outcome === "unreachable") return t("find.unreachable");
  return t("find.found", { count: search.hits.length, query });
}

/** Query parameters that keep the chosen company during another search. */
function keptWhileSearching({ chosen, version }: FindCompany): Readonly<Record<string, string>> {
  const number = chosen === null || chosen === "unreachable" ? null : chosen.number;
  return number === null ? {} : { use: number, at: String(version), again: "1" };
}

function hrefOf(
  edition: Edition,
  { number }: CompanyHit,
  { query, version }: FindCompany,
  returnsToReview: boolean,
) {
  const chosen = new URLSearchParams({ q: query, use: number, at: String(version) });
  if (returnsToReview) chosen.set("then", "review");
  return `${signUpAddress(edition, "business")}?${chosen}`;
}
