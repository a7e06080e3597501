import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attributedQuery, attributionIn, attributionKeys, attributionOf } from "@/lib/sign-up/attribution";
import { maxAttributionLength } from "@/lib/sign-up/rules/limits";

const own = ["jack.example", null] as const;
const query = (text: string) => new URLSearchParams(text);

describe("the campaign in an address", () => {
  it("is read by its five names, with the host of the site that linked here", () => {
    const named =
      "utm_source=newsletter&utm_medium=email&utm_campaign=Autumn+offer&utm_term=books&utm_content=top";
    expect(attributionIn(query(`${named}&referrer=News.Example&x=1`))).toEqual({
      utm_source: "newsletter",
      utm_medium: "email",
      utm_campaign: "Autumn offer",
      utm_term: "books",
      utm_content: "top",
      referrer: "news.example",
    });
  });

  it.each([
    "",
    "x=1",
    "utm_source=",
    "utm_source=%20%00",
    "utm_other=a",
    "referrer=localhost",
    "referrer=a.b/c",
  ])("is nothing in %j", (text) => expect(attributionIn(query(text))).toBeNull());

  it("keeps the good and drops the junk", () => {
    expect(attributionIn(query("utm_source=ads&utm_medium=%E2%80%8B&referrer=<script>"))).toEqual({
      utm_source: "ads",
    });
  });

  const anything = fc.string({ unit: "binary", maxLength: 400 });
  it("is short, clean and read alike again, whatever it was", () =>
    fc.assert(
      fc.property(fc.record(Object.fromEntries(attributionKeys.map((key) => [key, anything]))), (values) => {
        const read = attributionIn(new URLSearchParams(values as Record<string, string>));
        for (const text of Object.values(read ?? {})) {
          expect([...text].length).toBeLessThanOrEqual(Math.max(maxAttributionLength, 253));
          expect(text).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        }
        expect(attributionIn(new URLSearchParams({ ...read } as Record<string, string>))).toEqual(read);
      }),
    ));
});

describe("the page before", () => {
  it.each([
    ["https://news.example/post?utm_source=theirs", { referrer: "news.example" }],
    ["android-app://com.mail.example/", { referrer: "com.mail.example" }],
    ["https://jack.example/uk?utm_source=ads", { utm_source: "ads" }],
    ["https://jack.example/uk", null],
    ["http://localhost:8080/", null],
    ["not an address", null],
    [null, null],
  ])("%s says %j", (referer, said) => expect(attributionOf(referer, own)).toEqual(said));

  it("adds what the address does not say, and nothing twice", () => {
    const asked = query("plan=starter&utm_source=ads");
    const added = attributedQuery(asked, "https://jack.example/uk?utm_source=old&utm_medium=email", own);
    expect(`${added}`).toBe("plan=starter&utm_source=ads&utm_medium=email");
    expect(attributedQuery(asked, "https://jack.example/uk?utm_source=old", own)).toBeNull();
  });

  it("never leads in a circle: an address is complete once something was added", () => {
    const pair = fc.tuple(fc.constantFrom(...attributionKeys, "x"), fc.string({ unit: "binary" }));
    const queries = fc.array(pair).map((pairs) => new URLSearchParams(pairs));
    fc.assert(
      fc.property(queries, queries, (asked, before) => {
        const referer = `https://jack.example/uk?${before}`;
        const added = attributedQuery(asked, referer, own);
        expect(added && attributedQuery(added, referer, own)).toBeNull();
      }),
    );
  });
});
