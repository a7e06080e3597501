import type { ReactNode } from "react";
import { buttons } from "./looks";

export type FormAction = (form: FormData) => Promise<void>;

type Props = {
  action: FormAction;
  /** What the form sends along. */
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
  look?: keyof typeof buttons;
};

/** A form of one button. */
export function ActButton({ label, fullLabel, look = "quiet", ...form }: ButtonProps) {
  return (
    <ActForm {...form}>
      <button type="submit" className={buttons[look]} aria-label={fullLabel}>
        {label}
      </button>
    </ActForm>
  );
}
