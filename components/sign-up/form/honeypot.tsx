import { honeypotField } from "@/lib/sign-up/form";

/** A field hidden from sight, keyboard and screen readers: whatever fills it in is most likely a program. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={honeypotField}>{label}</label>
      <input id={honeypotField} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
