/** Names as a list in a sentence, without a comma before 'and' in any market. */
export function listOf(names: readonly string[], type: Intl.ListFormatType = "conjunction"): string {
  return new Intl.ListFormat("en-GB", { type }).format(names);
}
