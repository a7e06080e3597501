export const network = [
  { key: "1", transactions: 412, open: 0, workingDay: 5, by: "pn" },
  { key: "2", transactions: 388, open: 0, workingDay: 6, by: "rh" },
  { key: "3", transactions: 267, open: 0, workingDay: 6, by: "pn" },
  { key: "4", transactions: 301, open: 0, workingDay: 7, by: "rh" },
  { key: "5", transactions: 194, open: 0, workingDay: 7, by: "pn" },
] as const;

export const practice = [
  { key: "1", documents: 214, open: 0, workingDay: 4, by: "rh" },
  { key: "2", documents: 96, open: 0, workingDay: 5, by: "pn" },
  { key: "3", documents: 388, open: 0, workingDay: 6, by: "rh" },
  { key: "4", documents: 57, open: 0, workingDay: 6, by: "pn" },
  { key: "5", documents: 173, open: 0, workingDay: 7, by: "pn" },
  { key: "6", documents: 142, open: 0, workingDay: 7, by: "rh" },
] as const;

export function total<K extends string>(rows: readonly Readonly<Record<K, number>>[], figure: K): number {
  return rows.reduce((sum, row) => sum + row[figure], 0);
}
