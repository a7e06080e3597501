import { trapField } from "@/lib/sign-up/form";

/** A field that people neither see, reach nor hear: who fills it in is most likely a program. */
export function Trap({ label }: { label: string }) {
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor={trapField}>{label}</label>
      <input id={trapField} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
