import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { searches, submissions } from "@/db/schema";
import { purgeExpired } from "@/desk/purge";
import { foldedName } from "@/desk/sign-ups/list/search";
import { storeSearch } from "@/desk/sign-ups/list/search-queries";
import { letPass } from "../../support/database/clock";
import { describeOnDatabase } from "../../support/database/database";
import { listedNames, listPage, type Row, signUp } from "../../support/desk/sign-ups";

describeOnDatabase("the search for sign-ups", (use) => {
  const signedUp = (...changes: Row[]) => signUp(use().db, ...changes);

  async function searchedFor(text: string, operatorId = "ana") {
    const { id } = await storeSearch(use().db, { operatorId, text });
    return id;
  }

  it.each([
    ["a reference", "jk-7f3q-2m8w"],
    ["a reference without hyphens", "jk7f3q2m8w"],
    ["a reference without its first letters", "7f3q 2m8w"],
    ["the beginning of a reference", "7f3q"],
    ["a business number", "09 876 543"],
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
      contactEmail: "H.Fenwick@joinery.example",
    };
    await signedUp({}, fenwick, { businessName: "Quillon Books" });
    expect(await listedNames({ search: await searchedFor(text) })).toEqual(["Fenwick Joinery Ltd"]);
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
    expect((await listedNames({ search: await searchedFor(text) })).toSorted()).toEqual(
      [name, "Quillon Books"].toSorted(),
    );
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

  it("finds the beginning of a name by an index", async () => {
    const plan = (column: PgColumn) =>
      use().db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        return tx.execute(sql`explain select 1 from ${submissions} where ${column} like 'societe%'`);
      });
    for (const [column, index] of [
      [submissions.businessKey, "submissions_by_business"],
      [submissions.contactKey, "submissions_found_by_contact"],
    ] as const) {
      const text = JSON.stringify(await plan(column));
      expect(text).toContain(index);
      expect(text).toMatch(/Index Cond: .*societe/);
    }
  });

  it("finds by a name with a mistake the one that is meant, not all that share its common word", async () => {
    await signedUp({ businessName: "Fenwick Joinery" }, { businessName: "Quillon Joinery" });
    expect(await listedNames({ search: await searchedFor("fennick joinery") })).toEqual(["Fenwick Joinery"]);
  });

  it("shows the best match of a search first, and takes signs literally", async () => {
    await signedUp(
      { businessName: "Hale & Harbour" },
      { businessName: "Harbour_Vine" },
      { businessName: "Harbourside" },
    );
    const [first] = await listedNames({ search: await searchedFor("harbour_") });
    expect(first).toBe("Harbour_Vine");
    for (const sign of ["%", "-", "--"])
      expect(await listedNames({ search: await searchedFor(sign) })).toEqual([]);
  });

  it("finds names by the words beside signs", async () => {
    await signedUp({ businessName: "Fenwick Joinery" }, { businessName: "Quillon Books" });
    for (const text of ["joinry %%%", "___ fennick", "\u{1F389}\u{1F389}\u{1F389} joinery"])
      expect([text, await listedNames({ search: await searchedFor(text) })]).toEqual([
        text,
        ["Fenwick Joinery"],
      ]);
  });

  it("finds only the address that was typed in full, and similar ones if there is none", async () => {
    const addresses = ["harriet.1@fenwick.example", "harriet.2@fenwick.example"];
    await signedUp(...addresses.map((contactEmail) => ({ contactEmail })));
    const found = async (text: string) =>
      (await listPage({ search: await searchedFor(text) })).rows
        .map(({ contactEmail }) => contactEmail)
        .sort();
    expect(await found("harriet.1@fenwick.example")).toEqual(addresses.slice(0, 1));
    expect(await found("hariet.1@fenwick.example")).toContain(addresses[0]);
  });

  it("takes and finds the longest name", async () => {
    const businessName = Array.from({ length: 2_000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
    ).join("");
    await signedUp({ businessName, contactName: businessName.slice(0, 1_000) });
    expect(await listedNames({ search: await searchedFor(businessName.slice(0, 150)) })).toEqual([
      businessName,
    ]);
    expect(await listedNames({ sort: "business" })).toEqual([businessName]);
  });

  it("turns the pages of a search, and counts and filters in it", async () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({
      businessName: `Fenwick ${index}`,
      contactEmail: `fenwick${index}@example.com`,
      paymentStatus: index < 4 ? ("failed" as const) : ("pending" as const),
    }));
    await signedUp(...rows, { businessName: "Quillon" });
    const search = await searchedFor("fenwick");
    const first = await listPage({ search });
    const second = await listPage({ search, after: first.next ?? "" });
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(30);
    expect(first.counts.get("failed")).toBe(4);
    expect((await listPage({ search, status: "failed" })).rows).toHaveLength(4);
  });

  it("says when a search finds more than it shows", async () => {
    const many = Array.from({ length: 201 }, (_, index) => ({ businessName: `Fenwick ${index}` }));
    await signedUp(...many, { businessName: "Quillon" });
    expect((await listPage({ search: await searchedFor("fen") })).search).toEqual({
      text: "fen",
      isCut: true,
    });
    expect((await listPage({ search: await searchedFor("quillon") })).search?.isCut).toBe(false);
  });

  it("opens the search of another operator, and forgets searches after a day", async () => {
    await signedUp({ businessName: "Fenwick" });
    const search = await searchedFor("fenwick", "bo");
    expect(await listedNames({ search })).toEqual(["Fenwick"]);
    await letPass(use().db, 24 * 60 * 60 + 1);
    expect((await listPage({ search })).list.ignored).toEqual(["search"]);
    await purgeExpired(use().db);
    expect(await use().db.select().from(searches)).toEqual([]);
  });
});
