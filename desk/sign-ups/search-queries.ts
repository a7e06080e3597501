import { and, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { submissions } from "@/db/schema/submissions";
import {
  afterZeros,
  asWritten,
  beginningOf,
  digitsBackwards,
  indexedCharacters,
  searchedText,
} from "@/desk/indexes";
import { comparedWords, foldedName, maxMatches, prefixesOf, wantsSimilar } from "./search";

export type Matches = {
  /** Sign-ups with a field that begins with the text, then similar ones, the most similar first. */
  readonly ids: readonly string[];
  /** There are more. */
  readonly isCut: boolean;
};

/** The sign-ups that a search finds. Similar names are found where the database has `pg_trgm`. */
export async function findSignUps(db: Database, text: string): Promise<Matches> {
  const beginning = await beginningWith(db, text);
  const similar = wantsSimilar(text, beginning.length > 0) ? await similarTo(db, foldedName(text)) : [];
  const ids = [...beginning, ...similar].map((one) => one.id);
  return {
    ids: [...new Set([...ids, ...(await keptWith(db, ids))])],
    isCut: similar.length === maxMatches || isAnyFull(beginning),
  };
}

const { id, sameAs } = submissions;

/** The sign-ups that were cancelled as the same customer's as one of these, or kept in their place. */
async function keptWith(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const pairs = await db
    .select({ id, sameAs })
    .from(submissions)
    .where(and(isNotNull(sameAs), or(inArray(sameAs, [...ids]), inArray(id, [...ids]))));
  return pairs.flatMap((pair) => [pair.id, pair.sameAs ?? pair.id]);
}

const fields = {
  reference: asWritten(submissions.reference),
  number: asWritten(submissions.businessRegistrationNumber),
  numberAfterZeros: afterZeros(submissions.businessRegistrationNumber),
  lastDigits: digitsBackwards(submissions),
  email: beginningOf(submissions.contactEmail),
  business: sql`${submissions.businessKey}`,
  contact: sql`${submissions.contactKey}`,
};
type Found = { readonly id: string; readonly place: number };

async function beginningWith(db: Database, text: string): Promise<Found[]> {
  const prefixes = Object.entries(prefixesOf(text)) as [keyof typeof fields, string[]][];
  const parts = prefixes.flatMap(([field, beginnings]) =>
    beginnings.map((beginning) => ({
      column: fields[field],
      pattern: `${escaped([...beginning].slice(0, indexedCharacters).join(""))}%`,
    })),
  );
  const queries = parts.map(
    ({ column, pattern }, place) =>
      sql`(select ${id} as id, ${place}::int as place from ${submissions} where ${column} like ${pattern}
        order by ${column} limit ${maxMatches})`,
  );
  return db
    .select({ id: sql<string>`id`, place: sql<number>`place` })
    .from(sql`(${sql.join(queries, sql` union all `)}) as beginning`)
    .orderBy(sql`place`);
}

function isAnyFull(found: readonly Found[]): boolean {
  const counts = new Map<number, number>();
  for (const { place } of found) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts.values()].some((count) => count === maxMatches);
}

/**
 * How alike a part of the names must be to each part of the search, from 0 to 1: `harbor` is found in `Harbour Bakery`. The
 * next is tried only when nothing was found: the less is asked, the more of a million names are compared. A search whose
 * words are compared one by one is quick if one of them is rare; as a whole it is found in names that lack one of them.
 */
const attempts = [
  { isByWord: true, least: 0.65 },
  { isByWord: true, least: 0.4 },
  { isByWord: false, least: 0.5 },
];

async function similarTo(db: Database, text: string): Promise<{ id: string }[]> {
  return db.transaction(async (tx) => {
    const [index] = await tx
      .select({ isThere: sql<boolean>`is_there` })
      .from(sql`(select to_regclass('submissions_alike') is not null as is_there) as found`);
    if (!index?.isThere) return [];
    for (const { isByWord, least } of attempts) {
      const found = await asAlike(tx, text, isByWord ? comparedWords(text) : [text], least);
      if (found.length > 0) return found;
    }
    return [];
  });
}

/** The newest of the sign-ups that are so alike to all parts, the most similar first. */
async function asAlike(
  tx: Database,
  text: string,
  parts: readonly string[],
  least: number,
): Promise<{ id: string }[]> {
  // With a wrong estimate the planner would scan the whole table. Compiling (JIT) takes longer than the query.
  await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(least)}, true),
    set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`);
  const names = searchedText(submissions);
  const areAlike = and(...parts.map((part) => sql`${names} %> ${part}`));
  const newest = sql`select ${id} as id, ${names} as names from ${submissions} where ${areAlike}
    order by ${submissions.createdAt} desc, ${id} desc limit ${maxMatches}`;
  return tx
    .select({ id: sql<string>`id` })
    .from(sql`(${newest}) as newest`)
    .orderBy(sql`word_similarity(${text}, names) desc`, sql`id`);
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
