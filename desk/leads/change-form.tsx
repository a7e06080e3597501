import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ActForm, type FormAction } from "@/desk/ui/act-form";
import { type Option, SelectField } from "@/desk/ui/fields";

type Props = {
  action: FormAction;
  lead: string;
  what: "stage" | "owner";
  /** The value when the page was shown, so that a later change by somebody else is noticed. */
  seen: string;
  options: readonly Option[];
  mayAct: boolean;
};

/** A field of a lead that an administrator changes, and a viewer reads. */
export function ChangeForm({ action, lead, what, seen, options, mayAct }: Props) {
  const t = useTranslations("deskOverview");
  const label = options.find(([value]) => value === seen)?.[1] ?? seen;
  if (!mayAct)
    return (
      <p className="mt-6 text-small">
        <span className="text-ink-2">{`${t(`leads.${what}`)}: `}</span>
        {label}
      </p>
    );
  return (
    <ActForm
      action={action}
      sends={{ lead, seen }}
      className="mt-6 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
    >
      <SelectField id={what} name="wanted" label={t(`leads.${what}`)} chosen={seen} options={options} />
      <Button small look="quiet">
        {t(`lead.set.${what}`)}
      </Button>
    </ActForm>
  );
}
