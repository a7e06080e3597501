import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ActForm, type FormAction } from "./act-form";
import { link, sheet } from "./looks";

/** A button in a row, of which as many as six stand side by side on a phone. */
export const rowButton = `${buttonClass("quiet", "small")} min-h-9! px-3! max-md:grow max-md:px-1.5! max-md:text-note!`;

/** In a table cell the menu does not float, since the scrolling table would clip it: the row grows instead. */
const looks = {
  button: {
    menu: "relative max-md:grow max-md:open:basis-full",
    summary: `${rowButton} w-full`,
    sign: "max-md:hidden!",
    entries: "z-10 mt-1 md:absolute md:right-0 md:w-72",
  },
  cell: {
    menu: "",
    summary: `${link} cursor-pointer gap-1 whitespace-nowrap`,
    sign: "",
    entries: "mt-1 w-max",
  },
} as const;

type BoxProps = { summary: ReactNode; look?: keyof typeof looks; children: ReactNode };

/** One is open at a time. */
export function MenuBox({ summary, look = "button", children }: BoxProps) {
  const { menu, summary: summaryLook, sign, entries } = looks[look];
  return (
    <details name="menu" className={menu}>
      <summary className={`${summaryLook} list-none [&::-webkit-details-marker]:hidden`}>
        {summary}
        <Icon name="down" className={`size-4! ${sign}`} />
      </summary>
      <div className={`py-1 ${entries} ${sheet}`}>{children}</div>
    </details>
  );
}

type EntriesProps = {
  /** The field whose value an entry sends. */
  name: string;
  children: readonly (readonly [value: string, label: string])[];
};

/** Buttons, each of which sends their form at once. */
export function MenuEntries({ name, children }: EntriesProps) {
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

type Props = Omit<BoxProps, "children"> &
  EntriesProps & { action: FormAction; sends: Readonly<Record<string, string>> };

/** A menu with a form of its own. */
export function Menu({ summary, look, action, sends, ...entries }: Props) {
  return (
    <MenuBox summary={summary} {...(look && { look })}>
      <ActForm action={action} sends={sends}>
        <MenuEntries {...entries} />
      </ActForm>
    </MenuBox>
  );
}
