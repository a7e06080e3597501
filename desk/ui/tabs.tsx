const tab =
  "inline-flex min-h-10 items-center gap-1.5 whitespace-nowrap border-b-[3px] px-1 text-small no-underline tabular-nums";
const looks = {
  here: "border-ink font-semibold",
  other: "border-transparent text-ink-2 hover:border-edge hover:text-ink forced-colors:border-[Canvas]",
} as const;

type Tab = { href: string; label: string; count?: string | number | undefined; isHere: boolean };

/** Links to the parts of a list, or to the pages of an entry of the contents. */
export function Tabs({
  label,
  tabs,
  arePages = false,
}: {
  label: string;
  tabs: readonly Tab[];
  arePages?: boolean;
}) {
  return (
    <nav aria-label={label} className="mt-4 overflow-x-auto border-b border-rule">
      <ul className="flex gap-5">
        {tabs.map(({ href, label: name, count, isHere }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isHere ? (arePages ? "page" : "true") : undefined}
              className={`${tab} ${looks[isHere ? "here" : "other"]}`}
            >
              {name}
              {count !== undefined && <span>{` ${count}`}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
