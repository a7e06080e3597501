export type Agreement = {
  debit: string;
  rows: readonly (readonly [label: string, value: string])[];
  cancel: { title: string; text: string };
  rights: { title: string; parts: readonly string[] };
};
