import type { ReactNode } from "react";
import { Button, type Look } from "@/components/ui/button";

export type FormAction = (form: FormData) => Promise<void>;

type Props = {
  action: FormAction;
  /** Hidden fields. */
  sends: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
};

export function ActForm({ action, sends, className, children }: Props) {
  return (
    <form action={action} className={className}>
      {Object.entries(sends).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

type ButtonProps = Omit<Props, "children"> & {
  label: string;
  /** The label with what it is about, where several buttons have the same. */
  fullLabel?: string;
  look?: Look;
};

/** A form of one button. */
export function ActButton({ label, fullLabel, look = "quiet", ...form }: ButtonProps) {
  return (
    <ActForm {...form}>
      <Button small look={look} aria-label={fullLabel}>
        {label}
      </Button>
    </ActForm>
  );
}
