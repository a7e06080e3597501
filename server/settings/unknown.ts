import { settingTable, siteTable } from "./table";

const known = [...Object.keys(settingTable), ...siteTable.map(({ name }) => name)];

/** Names that `.env` may set for others: Node, Next, libraries, tests and the compose file. */
const ofOthers =
  /^(NODE|NEXT|NPM_CONFIG|OTEL|SSL|UV|OPENSSL|COMPOSE|TEST|PLAYWRIGHT)_|^PG[A-Z]+$|_PROXY$|^TZ$/i;

/**
 * A sentence for each name that looks like a mistake: in an `.env` file every name that is no setting; in the environment, which
 * has many other names, only those that are close to a setting.
 */
export function unknownNames(inFiles: readonly string[], inEnvironment: readonly string[]): string[] {
  return [...new Set([...inFiles, ...inEnvironment])].flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = nearest(name);
    if (meant) return [`${name} is not a setting. Did you mean ${meant}?`];
    if (!inFiles.includes(name) || ofOthers.test(name)) return [];
    return [`${name}, in an .env file, is not a setting (.env.example lists all).`];
  });
}

function nearest(name: string): string | undefined {
  const wanted = name.toUpperCase().replaceAll("-", "_");
  const distances = known.map((setting) => ({ setting, distance: editDistance(wanted, setting) }));
  const close = distances.filter(({ setting, distance }) => distance <= Math.min(2, setting.length / 5));
  return close.sort((a, b) => a.distance - b.distance)[0]?.setting;
}

/** The number of letters to add, drop, replace or swap with their neighbour (optimal string alignment). */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i <= a.length; i += 1) {
    rows[i] = [];
    for (let j = 0; j <= b.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      const least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped);
      rows[i]?.push(i === 0 && j === 0 ? 0 : least);
    }
  }
  return at(a.length, b.length);
}
