/** The number of repetitions of a test: `few`, with `FAULTS=many` `many`, or the value of the environment variable. */
export function repeated(variable: string, { few, many }: { few: number; many: number }): number {
  return Number(process.env[variable] || (process.env.FAULTS === "many" ? many : few));
}
