import { type FormValues, formValues } from "@/lib/sign-up/form";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Writes values into each field that has no focus and still has the value that came with the page. Returns those values together
 * with the shown values of all other fields.
 */
export function fillUntouched(form: HTMLFormElement, values: FormValues): FormValues {
  const controls = [...form.elements].filter(isControl);
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name));
  const currentValues = formValues(new FormData(form));
  for (const control of controls) if (!touched.has(control.name)) write(control, values);
  return Object.fromEntries([
    ...Object.entries(values).filter(([name]) => !touched.has(name)),
    ...Object.entries(currentValues).filter(([name]) => touched.has(name)),
  ]);
}

/** Hidden fields are left out: their values belong to the page. */
function isControl(element: Element): element is Control {
  if (element instanceof HTMLInputElement) return element.type !== "hidden";
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}

/** Whether a field has another value than came with the page. */
export function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].filter(isControl).some(hasOtherValue);
}

function isTouched(control: Control): boolean {
  return control === document.activeElement || hasOtherValue(control);
}

function hasOtherValue(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const byDefault = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(0, byDefault);
  }
  return isBox(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

function write(control: Control, values: FormValues): void {
  const value = values[control.name];
  if (isBox(control)) control.checked = value === control.value;
  else if (value !== undefined) control.value = value;
}

/** Radios and check boxes have a value in a form only while they are ticked. */
function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
}
