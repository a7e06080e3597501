import { honeypotField } from "@/lib/sign-up/form";

/** A field that is not displayed. A program most likely filled it in, so a form that has it is marked. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div hidden>
      <label htmlFor={honeypotField}>{label}</label>
      <input
        id={honeypotField}
        name={honeypotField}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
    </div>
  );
}
