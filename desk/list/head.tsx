import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Message } from "@/desk/ui/message";
import type { Operator } from "@/lib/operators";
import { ExportForm } from "./export/form";

type Props = {
  title: string;
  note?: ReactNode;
  operator: Operator;
  list: string;
  /** The address of the list with its filters. */
  address: string;
  /** The export that was asked for could not be made. */
  hasFailed: boolean;
};

/** The title of a list that administrators can have as a file. */
export function ListHead({ title, note, operator, list, address, hasFailed }: Props) {
  const t = useTranslations("desk");
  return (
    <>
      <div className="flex items-start justify-between gap-x-6">
        <div>
          <h1 className="font-display text-h2">{title}</h1>
          {note && <p className="mt-1 max-w-measure text-small text-ink-2 tabular-nums">{note}</p>}
        </div>
        <ExportForm operator={operator} list={list} address={address} />
      </div>
      {hasFailed && <Message as="problem">{t("failed")}</Message>}
    </>
  );
}
