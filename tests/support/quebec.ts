/** What French of Quebec does not write. In France a space stands before `;`, `!` and `?` too. */
const faults = [
  /['"“”]/, // The apostrophe is ’, quotation marks are « ».
  /\s[;!?]/,
  /[\p{L}\d][^\S\u00a0]?[%$]/u,
  /(?<=[^\u00a0]):(?!\/\/)/,
  /«(?!\u00a0)|(?<!\u00a0)»/,
  /\u202f/,
];

/** The places of a text that break Quebec's typography, with what stands around them. */
export function typographyFaults(text: string): string[] {
  return faults.flatMap((fault) => {
    const at = text.search(fault);
    return at < 0 ? [] : [text.slice(Math.max(0, at - 20), at + 20)];
  });
}
