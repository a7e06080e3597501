import { randomBytes } from "node:crypto";

const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A prefix, ten letters of time and sixteen of chance: `MD01KAB…`, like the provider's newer ids. */
export function newId(prefix: string, at: Date): string {
  return prefix + timeLetters(at.getTime()) + randomLetters(16);
}

/** A short reference as a bank statement shows it, such as `JACK-7QX2M9`. */
export function newReference(name: string): string {
  const stem =
    name
      .toUpperCase()
      .replace(/[^A-Z]/g, "")
      .slice(0, 4) || "REF";
  return `${stem}-${randomLetters(6)}`;
}

function timeLetters(time: number): string {
  return Array.from({ length: 10 }, (_, place) => letters[Math.floor(time / 32 ** (9 - place)) % 32]).join(
    "",
  );
}

function randomLetters(count: number): string {
  return [...randomBytes(count)].map((byte) => letters[byte % 32]).join("");
}
