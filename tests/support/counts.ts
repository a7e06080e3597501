/** How often a test repeats itself: few in every run of the tests, many in `npm run faults`, or as the variable says. */
export function repeated(variable: string, { few, many }: { few: number; many: number }): number {
  return Number(process.env[variable] || (process.env.FAULTS === "many" ? many : few));
}
