import type { MarketRules } from "@/lib/markets/market";

const wellFormed = /^[0-9A-Za-z]{8}$/;
const date = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/;

export const ukRules = {
  businessNumber: {
    pattern: wellFormed,
    example: "12345678",
    abbreviations: "crn|uk|gb",
    wordsAround: "companies house england wales scotland northern ireland sc ni oc nc so",
    personal: /\b(?!sc|ni|oc|nc|so)[a-z]{2}(?:\W?\d\d){3}\W?[a-d]\b/i, // A National Insurance number
    isNumeric: false,
    normalise: (number, pasted) => {
      // Well formed as it is: 'CRN12345' is no label and a number.
      const compact = pasted.replace(/\s+/g, "").toUpperCase();
      if (wellFormed.test(compact)) return compact;
      if (date.test(number)) return pasted;
      const digits = number.replace(/[\s./-]+/g, "").toUpperCase();
      const prefix = separatePrefix.exec(pasted.slice(0, pasted.indexOf(number)))?.[1] ?? "";
      return prefix.length + digits.length > 8 ? digits : prefix.toUpperCase() + digits;
    },
    warning: (number) => {
      const padded = companyNumberIn(number);
      if (padded !== null && padded !== number)
        return { kind: "companyPadding", suggestion: padded } as const;
      const isOdd = number.length === 8 && !companyNumber.test(number);
      return isOdd ? ({ kind: "companyPrefix", suggestion: null } as const) : null;
    },
  },
  postalCode: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  regions: "",
  addressNames: ["UNITED KINGDOM", "ENGLAND", "SCOTLAND", "WALES", "NORTHERN IRELAND"],
  counties:
    "(?:(?:North|South|East|West|Mid|[NSEW]\\.?) |East Riding of )?(?:\\w+shire|Sussex|Midlands|Glamorgan|Lothian|Midlothian|Greater London|Greater Manchester|Merseyside|Guernsey|Isle of Man|Jersey|Tyne (?:and|&) Wear|Cornwall|Cumbria|Devon|Dorset|Essex|Humberside|Isle of Wight|Isles of Scilly|Kent|Middlesex|Norfolk|Northumberland|Rutland|Somerset|Suffolk|Surrey|(?:Isle of )?Anglesey|Clwyd|Dyfed|Gwent|Gwynedd|Powys|Angus|Argyll(?: (?:and|&) Bute)?|Caithness|Fife|Highland|Moray|Orkney|Scottish Borders|Shetland|Sutherland|Co(?:unty|\\.)? (?:Antrim|Armagh|Derry|Down|Durham|Fermanagh|Londonderry|Tyrone)|Beds|Berks|Bucks|Cambs|Glos|Hants|Herts|Lancs|Leics|Lincs|Middx|Northants|Notts|Oxon|Salop|Staffs|Wilts|Worcs|Yorks)",
  mailDomains:
    "yahoo.co.uk hotmail.co.uk live.co.uk btinternet.com sky.com virginmedia.com talktalk.net ntlworld.com",
  phoneExample: "07700 900123",
} satisfies MarketRules;

const prefixes =
  "SC|NI|OC|SO|NC|FC|SF|NF|LP|SL|NL|RC|SR|NR|IC|IP|SP|RS|CE|CS|OE|AC|ZC|GE|GN|GS|SE|SI|NP|NO|PC|SA|SZ|SG|FE|BR|ES|EN|NA|NV";

/** Company numbers as Companies House writes them. 'IP000CUS' and the like belong to societies that it does not register. */
const companyNumber = new RegExp(`^(\\d{8}|R\\d{7}|(${prefixes})(\\d{5}[\\dA-Z]|000CUS))$`);

/** A prefix that stands before its digits. 'No' is the word there. */
const separatePrefix = new RegExp(`(?<![a-z])(?!no)(${prefixes}|R)[\\s./-]+$`, "i");

/** The company number in a text as the register writes it (capitals, padded with zeros to 8); null if it is none. */
export function companyNumberIn(text: string): string | null {
  const compact = text.replace(/\s+/g, "").toUpperCase();
  if (companyNumber.test(compact)) return compact;
  if (/^\d{5,8}$/.test(compact)) return compact.padStart(8, "0");
  const [, letters, digits] = /^([A-Z]{2}|R)(\d{1,7})$/.exec(compact) ?? [];
  return letters && digits && letters.length + digits.length <= 8
    ? letters + digits.padStart(8 - letters.length, "0")
    : null;
}
