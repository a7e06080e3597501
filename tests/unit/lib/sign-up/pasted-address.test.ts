import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { MarketCode } from "@/lib/markets";
import { addressFromText } from "@/lib/sign-up/pasted-address";

const shown = (text: string, code: MarketCode) => {
  const address = addressFromText(text, code);
  return address && Object.values(address).join("|");
};

describe("an address that was copied as a whole", () => {
  test.each<[string, MarketCode, string | null]>([
    ["14 Hale Road, Lewes, BN7 1AA", "uk", "14 Hale Road||Lewes||BN7 1AA"],
    ["14 Hale Road\nLewes BN7 1AA\nUnited Kingdom", "uk", "14 Hale Road||Lewes||BN7 1AA"],
    ["Unit 3,\r\nThe Yard,\r\nLewes,\r\nbn71aa", "uk", "Unit 3|The Yard|Lewes||BN71AA"],
    ["500 Congress Ave, Austin, TX 78701", "us", "500 Congress Ave||Austin|TX|78701"],
    [
      "500 Congress Ave\nSuite 200\nAustin TX 78701-1234\nUSA",
      "us",
      "500 Congress Ave|Suite 200|Austin|TX|78701-1234",
    ],
    ["1 Peachtree St, Atlanta, Georgia, 30303", "us", "1 Peachtree St||Atlanta|GA|30303"],
    ["20 King St W, Toronto, ON M5V 2T6, Canada", "ca", "20 King St W||Toronto|ON|M5V 2T6"],
    ["20 rue King, Québec, Quebec g1r4s9", "ca", "20 rue King||Québec|QC|G1R4S9"],
    ["14 Hale Road", "uk", null],
    ["14 Hale Road, Lewes", "uk", null],
    ["Lewes, BN7 1AA", "uk", null],
    ["500 Congress Ave, Austin, TX 78701", "uk", null],
    ["", "us", null],
  ])("%j in %s", (text, code, fields) => {
    expect(shown(text, code)).toBe(fields);
  });

  it("keeps every word, for any text", () => {
    const part = fc.stringMatching(/^[a-z0-9 ]{1,20}$/);
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 8 }),
        fc.constantFrom<MarketCode>("uk", "us", "ca"),
        (parts, code) => {
          const address = addressFromText(parts.join(", "), code);
          if (!address) return;
          const kept = Object.values(address).join(" ").toLowerCase();
          for (const word of [address.addressLine1, address.locality]) expect(word).not.toBe("");
          for (const word of parts.slice(0, -3).join(" ").split(" ")) expect(kept).toContain(word);
        },
      ),
    );
  });
});
