import { honeypotField } from "@/lib/sign-up/form";

/** A field that is not displayed: whatever fills it in is most likely a program, so what is sent with it is marked. */
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
