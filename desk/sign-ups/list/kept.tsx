import { keptWithout, type SignUpList } from "./address";

/** What the address of the list says beside a form's own fields. */
export function Kept({ list, own }: { list: SignUpList; own: Parameters<typeof keptWithout>[1] }) {
  return keptWithout(list, own).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
