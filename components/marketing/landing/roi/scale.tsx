import type { Account } from "@/lib/content/roi";
import type { RoiWords } from "./roi-words";

type Props = { sums: Account; words: RoiWords };

export function Scale({ sums: { alone, withService }, words }: Props) {
  const longest = Math.max(alone, withService);
  const bars = [
    { label: words.alone, sum: alone, look: "fill-edge forced-colors:fill-[CanvasText]" },
    { label: words.withService, sum: withService, look: "fill-ink" },
  ];
  return (
    <figure>
      <dl>
        {bars.map(({ label, sum, look }) => (
          <div
            key={label}
            className="grid grid-cols-[8.5rem_1fr] items-center gap-4 py-1.25 text-small max-[30.01rem]:grid-cols-1 max-[30.01rem]:gap-0.5"
          >
            <dt>{label}</dt>
            <dd>
              <svg
                className="h-5 w-full"
                viewBox={`0 0 ${longest} 100`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path className={look} d={`M0 0h${sum}v100H0z`} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-1.5 text-note/normal text-ink-3">{words.scale}</figcaption>
    </figure>
  );
}
