import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { bulkForm } from "@/desk/list/list";
import { UndoButton } from "@/desk/todos/result";
import { link } from "@/desk/ui/looks";
import { MenuBox, MenuEntries } from "@/desk/ui/menu";
import { Message } from "@/desk/ui/message";
import { exportAddress } from "@/lib/routing/desk";
import { changeChosen } from "./actions";

type Record = { readonly id: string; readonly stage: string; readonly owner: string | null };

/** What a check box sends, so that a later change by somebody else is noticed. */
export function chosenValue({ id, stage, owner }: Record): string {
  return `${id} ${stage} ${owner ?? ""}`;
}

type FormProps = {
  of: "sign_up" | "lead";
  /** Its name in the address of a file. */
  list: string;
  stages: readonly (readonly [value: string, label: string])[];
  operators: readonly string[];
  back: string;
  mayExport: boolean;
};

/** Changes the chosen rows, or exports them. Not on narrow screens, where rows have no check boxes. */
export function BulkForm({ of, list, stages, operators, back, mayExport }: FormProps) {
  const t = useTranslations("desk.stageAndOwner");
  const owners = operators.map((email) => [email, email.replace(/@.*$/, "")] as const);
  return (
    <form
      id={bulkForm}
      action={changeChosen}
      className="mt-3 flex items-start gap-6 text-small max-md:hidden"
    >
      <input type="hidden" name="of" value={of} />
      <input type="hidden" name="back" value={back} />
      <span className="inline-flex min-h-6 items-center text-ink-2">{t("bulk.label")}</span>
      <MenuBox look="cell" summary={t("stage")}>
        <MenuEntries name="stage">{stages}</MenuEntries>
      </MenuBox>
      <MenuBox look="cell" summary={t("owner")}>
        <MenuEntries name="owner">{[["", t("nobody")], ...owners]}</MenuEntries>
      </MenuBox>
      {(mayExport ? (["xlsx", "csv"] as const) : []).map((format) => (
        <Button
          key={format}
          look="text"
          className={`${link} cursor-pointer`}
          name="as"
          value={format}
          formAction={`${exportAddress}?${new URLSearchParams({ list })}`}
          formMethod="post"
          formEncType="multipart/form-data"
        >
          {t("bulk.export", { format })}
        </Button>
      ))}
    </form>
  );
}

type ResultProps<Row> = {
  sent: Readonly<{ [name: string]: unknown }>;
  notChanged: readonly Row[];
  /** The address of the page. */
  here: string;
  /** Where a row leads, its name and its stage in words. */
  wordsOf: (row: Row) => { href: string; name: string; stage: string };
};

/** How many were changed or taken back, and how each stands that was not. */
export function BulkResult<Row extends Record>({ sent, notChanged, here, wordsOf }: ResultProps<Row>) {
  const t = useTranslations("desk.stageAndOwner");
  const message = (["bulkChanged", "bulkUndone"] as const).find((one) => one === sent.message);
  if (!message) return null;
  const result = t(`bulk.${message}.done`, { count: Number(sent.count) || 0 });
  const why = t(`bulk.${message}.not`);
  const isWhole = notChanged.length === 0;
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-4">
        <Message as={isWhole ? "done" : "problem"}>{isWhole ? result : `${result} ${why}`}</Message>
        <UndoButton message={sent} back={here} />
      </div>
      <ul className="mt-1 text-small empty:hidden">
        {notChanged.map((row) => {
          const { href, name, stage } = wordsOf(row);
          const owner = row.owner ?? t("nobody").toLowerCase();
          return (
            <li key={row.id}>
              <a href={href} className={link}>
                {name}
              </a>
              {`: ${t("read", { stage, owner })}`}
            </li>
          );
        })}
      </ul>
    </>
  );
}
