import { useTranslations } from "next-intl";
import type { SignedIn } from "@/desk/auth/access";
import { hasRole } from "@/desk/auth/rules";
import { Menu } from "@/desk/ui/menu";
import { setStageAndOwner } from "./actions";
import { seenIn } from "./form";

type Record = { readonly id: string; readonly stage: string; readonly owner: string | null };

type Props = {
  of: "sign_up" | "lead";
  record: Record;
  /** Whose stage or owner it is. */
  name: string;
  by: SignedIn;
  /** The page to which a change leads back. */
  back: string;
};

/** The stage in a row of a list, for those who may change it as a menu. */
export function StageMenu<Stage extends string>({
  stages,
  nameOf,
  ...props
}: Props & { stages: readonly Stage[]; nameOf: (stage: Stage) => string }) {
  return <ChangeMenu {...props} field="stage" options={stages.map((one) => [one, nameOf(one)])} />;
}

export function OwnerMenu({ operators, ...props }: Props & { operators: readonly string[] }) {
  const t = useTranslations("desk.stageAndOwner");
  const { owner } = props.record;
  const known = new Set([...operators, ...(owner === null ? [] : [owner])]);
  // An operator's name as far as the address tells it: `ana` of ana@firm.example.
  const options = [...known].map((email) => [email, email.replace(/@.*$/, "")] as const);
  return <ChangeMenu {...props} field="owner" options={[["", t("nobody")], ...options]} />;
}

type ChangeProps = Props & {
  field: "stage" | "owner";
  options: readonly (readonly [value: string, label: string])[];
};

function ChangeMenu({ of, record, name, by, back, field, options }: ChangeProps) {
  const t = useTranslations("desk.stageAndOwner");
  const current = record[field] ?? "";
  const label = options.find(([value]) => value === current)?.[1] ?? current;
  if (!hasRole(by, "member")) return <span className="whitespace-nowrap">{label}</span>;
  const { [field]: _, ...other } = { stage: record.stage, owner: record.owner ?? "" };
  return (
    <Menu
      look="cell"
      summary={
        <>
          <span className="sr-only">{t("of", { field, name })}</span>
          <span className="max-w-28 truncate" title={label}>
            {label}
          </span>
        </>
      }
      name={field}
      action={setStageAndOwner}
      sends={{ ...seenIn(of, record), ...other, back }}
    >
      {options.filter(([value]) => value !== current)}
    </Menu>
  );
}
