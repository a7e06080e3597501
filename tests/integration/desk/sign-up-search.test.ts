import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { submissions } from "@/db/schema";
import { afterZeros, digitsBackwards } from "@/desk/indexes";
import { foldedName } from "@/desk/sign-ups/search";
import { describeOnDatabase } from "../../support/database/database";
import { listedNames, listPage, type Row, signUp } from "../../support/desk/sign-ups";

describeOnDatabase("the search for sign-ups", (use) => {
  const signedUp = (...changes: Row[]) => signUp(use().db, ...changes);

  it.each([
    ["a reference", "jk-7f3q-2m8w"],
    ["a reference without hyphens", "jk7f3q2m8w"],
    ["a reference without its first letters", "7f3q 2m8w"],
    ["the beginning of a reference", "7f3q"],
    ["a business number", "09 876 543"],
    ["a business number without its zero", "9876543"],
    ["a telephone number from abroad", "+44 (0)7700-900456"],
    ["a telephone number with the country's code", "0044 7700 900 456"],
    ["a telephone number as it is dialled in the country", "07700 900456"],
    ["the last digits of a telephone number", "900456"],
    ["the beginning of a business", "fenwick j"],
    ["a contact", "harriet"],
    ["an e-mail address", "h.fenwick@"],
    ["a word within the name", "joinery"],
    ["a name with a mistake", "fennick joinry"],
    ["a name with mistakes and a short word", "fennick & joinry"],
    ["a name and a word that it does not have", "fenwick joinery york"],
  ])("finds a sign-up by %s", async (_, text) => {
    const fenwick = {
      reference: "JK-7F3Q-2M8W",
      businessName: "Fenwick Joinery Ltd",
      businessRegistrationNumber: "09876543",
      contactName: "Harriet Fenwick",
      contactPhone: "07700 900 456",
      contactPhoneE164: "+447700900456",
      contactEmail: "H.Fenwick@joinery.example",
    };
    await signedUp({}, fenwick, { businessName: "Quillon Books" });
    expect(await listedNames({ q: text })).toEqual(["Fenwick Joinery Ltd"]);
  });

  it.each([
    ["societe gen", "Société Générale"],
    ["SOCIÉTÉ GÉN", "Société Générale"],
    ["société générale", "Societe Generale"],
    ["generale", "Société Générale"],
    ["strasse", "Straße & Söhne"],
    ["oresund lodz", "Øresund Łódź"],
    ["БУЛОЧ", "Булочная"],
    ["αθηνας", "Αθήνας Τρόφιμα"],
    ["o'brien", "O\u2019Brien \u2013 Sons"],
  ])("finds by %j the business or contact %s", async (text, name) => {
    await signedUp({ businessName: name }, { businessName: "Quillon Books", contactName: name }, {});
    expect((await listedNames({ q: text })).toSorted()).toEqual([name, "Quillon Books"].toSorted());
  });

  it("folds names in the database as in the program", async () => {
    // Latin, Greek, Cyrillic, Armenian, their accented and wide forms, and punctuation
    const blocks = [
      [0x20, 0x24f],
      [0x300, 0x58f],
      [0x1e00, 0x206f],
      [0xff01, 0xffef],
    ] as const;
    const letters = blocks.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => first + at),
    );
    const rows = await use()
      .db.select({ code: sql<number>`code`, folded: sql<string>`fold_name(chr(code))` })
      .from(sql`unnest(${sql.param(letters)}::int[]) as code`);
    const differing = rows.filter(({ code, folded }) => folded !== foldedName(String.fromCharCode(code)));
    expect(differing).toEqual([]);
    expect(rows).toHaveLength(letters.length);
  });

  it("finds the beginning of a name, a number after its zeros and the last digits of a telephone number by an index", async () => {
    const plan = (column: PgColumn | SQL) =>
      use().db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        return tx.execute(sql`explain select 1 from ${submissions} where ${column} like '654009%'`);
      });
    for (const [column, index] of [
      [submissions.businessKey, "submissions_by_business"],
      [submissions.contactKey, "submissions_found_by_contact"],
      [afterZeros(submissions.businessRegistrationNumber), "submissions_found_by_number_after_zeros"],
      [digitsBackwards(submissions), "submissions_found_by_last_digits"],
    ] as const) {
      const text = JSON.stringify(await plan(column));
      expect(text).toContain(index);
      expect(text).toMatch(/Index Cond: .*654009/);
    }
  });

  it("finds by a name with a mistake the one that is meant, not all that share its common word", async () => {
    await signedUp({ businessName: "Fenwick Joinery" }, { businessName: "Quillon Joinery" });
    expect(await listedNames({ q: "fennick joinery" })).toEqual(["Fenwick Joinery"]);
  });

  it("shows the best match of a search first, and takes signs literally", async () => {
    await signedUp(
      { businessName: "Hale & Harbour" },
      { businessName: "Harbour_Vine" },
      { businessName: "Harbourside" },
    );
    const [first] = await listedNames({ q: "harbour_" });
    expect(first).toBe("Harbour_Vine");
    for (const sign of ["%", "-", "--"]) expect(await listedNames({ q: sign })).toEqual([]);
  });

  it("finds names by the words beside signs", async () => {
    await signedUp({ businessName: "Fenwick Joinery" }, { businessName: "Quillon Books" });
    for (const text of ["joinry %%%", "___ fennick", "\u{1F389}\u{1F389}\u{1F389} joinery"])
      expect([text, await listedNames({ q: text })]).toEqual([text, ["Fenwick Joinery"]]);
  });

  it("finds only the address that was typed in full, and similar ones if there is none", async () => {
    const addresses = ["harriet.1@fenwick.example", "harriet.2@fenwick.example"];
    await signedUp(...addresses.map((contactEmail) => ({ contactEmail })));
    const found = async (text: string) =>
      (await listPage({ q: text })).rows.map(({ contactEmail }) => contactEmail).sort();
    expect(await found("harriet.1@fenwick.example")).toEqual(addresses.slice(0, 1));
    expect(await found("hariet.1@fenwick.example")).toContain(addresses[0]);
  });

  it("takes and finds the longest name", async () => {
    const businessName = Array.from({ length: 2_000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
    ).join("");
    await signedUp({ businessName, contactName: businessName.slice(0, 1_000) });
    expect(await listedNames({ q: businessName.slice(0, 150) })).toEqual([businessName]);
    expect(await listedNames({ sort: "business" })).toEqual([businessName]);
  });

  it("turns the pages of a search, and counts and filters in it", async () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({
      businessName: `Fenwick ${index}`,
      contactEmail: `fenwick${index}@example.com`,
      paymentStatus: index < 4 ? ("failed" as const) : ("pending" as const),
    }));
    await signedUp(...rows, { businessName: "Quillon" });
    const first = await listPage({ q: "fenwick" });
    const second = await listPage({ q: "fenwick", after: first.next ?? "" });
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(30);
    expect(first.counts.get("refused")).toBe(4);
    expect((await listPage({ q: "fenwick", setUp: "refused" })).rows).toHaveLength(4);
  });

  it("says when a search finds more than it shows", async () => {
    const many = Array.from({ length: 201 }, (_, index) => ({ businessName: `Fenwick ${index}` }));
    await signedUp(...many, { businessName: "Quillon" });
    expect((await listPage({ q: "fen" })).isCut).toBe(true);
    expect((await listPage({ q: "quillon" })).isCut).toBe(false);
  });
});
