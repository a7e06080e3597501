import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ActForm, type FormAction } from "./act-form";
import { link, sheet } from "./looks";

/** In the cell of a table, which scrolls and would cut off what floats, the row makes room for the entries. */
const looks = {
  button: {
    menu: "relative max-md:grow",
    summary: `${buttonClass("quiet", "small")} min-h-9! px-3! max-md:grow w-full`,
    entries: "absolute right-0 z-10 mt-1 w-64",
  },
  cell: { menu: "", summary: `${link} cursor-pointer gap-1 whitespace-nowrap`, entries: "mt-1 w-max" },
} as const;

type EntriesProps = {
  /** The field whose value an entry sends. */
  name: string;
  children: readonly (readonly [value: string, label: string])[];
};

type Props = EntriesProps & {
  summary: ReactNode;
  action: FormAction;
  sends: Readonly<Record<string, string>>;
  look?: keyof typeof looks;
};

/** One is open at a time. Each entry sends at once. */
export function Menu({ summary, action, sends, look = "button", ...entries }: Props) {
  const { menu, summary: summaryLook, entries: entriesLook } = looks[look];
  return (
    <details name="menu" className={menu}>
      <summary className={`${summaryLook} list-none [&::-webkit-details-marker]:hidden`}>
        {summary}
        <Icon name="down" className="size-4!" />
      </summary>
      <ActForm action={action} sends={sends} className={`py-1 ${entriesLook} ${sheet}`}>
        <Entries {...entries} />
      </ActForm>
    </details>
  );
}

function Entries({ name, children }: EntriesProps) {
  return children.map(([value, label]) => (
    <button
      key={value}
      type="submit"
      name={name}
      value={value}
      className="flex min-h-10 w-full cursor-pointer items-center px-4 text-left text-small hover:bg-tint"
    >
      {label}
    </button>
  ));
}
