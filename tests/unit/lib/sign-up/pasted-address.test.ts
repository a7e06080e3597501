import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type MarketCode, marketCodes } from "@/lib/markets";
import { editions } from "@/lib/markets/editions";
import { regionsIn } from "@/lib/markets/region-names";
import type { Region } from "@/lib/markets/rules";
import { sampleBusinesses } from "@/lib/markets/samples";
import { addressFromText } from "@/lib/sign-up/pasted-address";

const shown = (text: string, code: MarketCode, ownRegions: readonly Region[] = []) => {
  const address = addressFromText(text, code, ownRegions);
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
    ["1 Huron River Dr, Flat Rock, MI 48134", "us", "1 Huron River Dr||Flat Rock|MI|48134"],
    [
      "5 rue Royale, Ste-Anne-de-Beaupr\u00E9, QC G0A 3C0",
      "ca",
      "5 rue Royale||Ste-Anne-de-Beaupr\u00E9|QC|G0A 3C0",
    ],
    ["1 Peachtree St, Atlanta, Georgia, 30303", "us", "1 Peachtree St||Atlanta|GA|30303"],
    ["20 King St W, Toronto, ON M5V 2T6, Canada", "ca", "20 King St W||Toronto|ON|M5V 2T6"],
    ["20 rue King, Québec, Quebec g1r4s9", "ca", "20 rue King||Québec|QC|G1R4S9"],
    ["100 Main St, Charleston, West Virginia 25301", "us", "100 Main St||Charleston|WV|25301"],
    [
      "1600 Pennsylvania Avenue NW, Washington, D.C. 20500",
      "us",
      "1600 Pennsylvania Avenue NW||Washington|DC|20500",
    ],
    ["500 Congress Ave, Suite 200, Austin, TX 78701", "us", "500 Congress Ave|Suite 200|Austin|TX|78701"],
    ["12 rue Sherbrooke, Montréal (Québec) H2Y 1C6", "ca", "12 rue Sherbrooke||Montréal|QC|H2Y 1C6"],
    [
      "Unit 5, The Old Mill, Mill Lane, Lewes, East Sussex, BN7 2QT",
      "uk",
      "Unit 5|The Old Mill, Mill Lane|Lewes||BN7 2QT",
    ],
    ["Unit 3, Hale Road\nLewes E. Sussex BN7 1AA", "uk", "Unit 3|Hale Road|Lewes||BN7 1AA"],
    ["14 Hale Road, Lewes, East Sussex, BN7 1AA", "uk", "14 Hale Road||Lewes||BN7 1AA"],
    ["2 Mill St, Leeds, West Yorkshire LS1 4DY", "uk", "2 Mill St||Leeds||LS1 4DY"],
    ["4 High St, Tring, Herts. HP23 5AA", "uk", "4 High St||Tring||HP23 5AA"],
    ["Flat 2, 9 Main St, Newry, Co. Down, BT34 1AA", "uk", "Flat 2|9 Main St|Newry||BT34 1AA"],
    ["Unit 5, 12 Hill St, St Helier, Jersey, JE2 4UA", "uk", "Unit 5|12 Hill St|St Helier||JE2 4UA"],
    ["1 Bridge St, Stratford upon Avon, CV37 6BG", "uk", "1 Bridge St||Stratford upon Avon||CV37 6BG"],
    [
      "Suite 200, 500 Congress Ave, Austin, Travis County, Texas, 78701, United States",
      "us",
      "Suite 200|500 Congress Ave|Austin|TX|78701",
    ],
    [
      "Unit 5, 20 Mill St, Fergus, Wellington County, ON N1M 2W3",
      "ca",
      "Unit 5|20 Mill St|Fergus|ON|N1M 2W3",
    ],
    ["5 Rue Principale, Magog, MRC de Memphrémagog, QC J1X 1A1", "ca", "5 Rue Principale||Magog|QC|J1X 1A1"],
    // A county in the place of the town, or a part of a building in that of the street.
    ["14 Hale Road, Kent, ME1 1AA", "uk", null],
    ["Unit 5, Mill Lane, Kent, ME1 1AA", "uk", null],
    ["14 Hale Road, Unit 5, Kent, ME1 1AA", "uk", null],
    ["Acme House, 5 Mill Road, Gwent, NP20 1AA", "uk", null],
    ["Rose Cottage, High Street, Kent, TN1 1AA", "uk", null],
    ["5 Mill House, Mill Lane, Kent, TN1 1AA", "uk", null],
    ["1 High Street, North Devon, EX31 1AA", "uk", null],
    ["Acme LLC, 123 Main Street, King County, WA 98101", "us", null],
    ["10 High Street, Newport, Isle of Wight, PO30 1AA", "uk", "10 High Street||Newport||PO30 1AA"],
    ["Suite 200, Austin, TX 78701", "us", null],
    ["Fenwick Joinery Ltd, 14 Hale Road, Lewes, BN7 1AA", "uk", null],
    ["1 Elm St, Springfield 62701", "us", null],
    ["14 Hale Road", "uk", null],
    ["14 Hale Road, Lewes", "uk", null],
    ["Lewes, BN7 1AA", "uk", null],
    ["500 Congress Ave, Austin, TX 78701", "uk", null],
    ["", "us", null],
  ])("%j in %s", (text, code, fields) => {
    expect(shown(text, code)).toBe(fields);
  });

  it.each(
    editions.flatMap((edition) => regionsIn(edition).map(({ code, name }) => ({ edition, code, name }))),
  )("knows $name by name and by code", ({ edition, code: region, name }) => {
    const { postalCode } = sampleBusinesses[edition.code].address;
    for (const written of [region, name])
      expect(shown(`1 Elm St, Town, ${written} ${postalCode}`, edition.code, regionsIn(edition))).toBe(
        `1 Elm St||Town|${region}|${postalCode}`,
      );
  });

  it("keeps every word of an address that it takes apart", () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
    const street = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => `9 ${words.join(" ")}`);
    fc.assert(
      fc.property(street, fc.constantFrom(...marketCodes), (line, code) => {
        const { locality, region, postalCode } = sampleBusinesses[code].address;
        const text = `${line}, ${locality}, ${region} ${postalCode}`;
        const address = addressFromText(text, code, []);
        const kept = [address?.addressLine1, address?.locality, address?.region, address?.postalCode];
        expect(kept.join(" ").split(" ").filter(Boolean)).toEqual(text.split(/[ ,]+/));
      }),
    );
  });
});
