import type { Account } from "@/lib/content/roi";
import type { Currency } from "@/lib/markets";
import { formatHeadline } from "@/lib/plans";
import { fill, type RoiWords } from "./roi-words";

type Props = { sums: Account; currency: Currency; words: RoiWords };

/** Both sums as bars to one scale. */
export function Scale({ sums: { alone, withService }, currency, words }: Props) {
  const longest = Math.max(alone, withService);
  const bars = [
    { label: words.alone, sum: alone, look: "full" },
    { label: words.withService, sum: withService, look: "part" },
  ];
  const figures = {
    alone: formatHeadline(alone, currency),
    withService: formatHeadline(withService, currency),
  };
  return (
    <figure className="scale">
      <dl>
        {bars.map(({ label, sum, look }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <svg viewBox={`0 0 ${longest} 100`} preserveAspectRatio="none" aria-hidden="true">
                <path className={look} d={`M0 0h${sum}v100H0z`} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="note">{fill(words.scale, figures)}</figcaption>
    </figure>
  );
}
