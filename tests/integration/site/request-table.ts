export type Signals = { from?: string; chose?: string; headers?: Record<string, string> };
type Expected = {
  status: number;
  location?: string;
  cache?: "private" | "shared" | "any";
  lang?: string;
  says?: string;
};
/** Address, request and expected response. */
export type RequestCase = readonly [address: string, signals: Signals, expected: Expected];

const to = (location: string): Expected => ({ status: 307, location, cache: "private" });
const page = (lang: string): Expected => ({ status: 200, lang, cache: "shared" });
const inPlace = (lang: string): Expected => ({ status: 200, lang, cache: "private" });
const notFound: Expected = { status: 404, lang: "en-GB", says: "Oops! Page not found" };
const moved = (location: string): Expected => ({ status: 308, location, cache: "any" });

export const nobody: Signals = {};
export const from = (country: string): Signals => ({ from: country });
const cameFrom = (Referer: string): Signals => ({ headers: { Referer } });
const scripted = (Referer: string): Signals => ({ headers: { Referer, "Sec-Fetch-Mode": "cors" } });
const campaignPage = "https://jack.example/uk?utm_source=ads";
const long = "x=".padEnd(10_000, "y");

export const rows: readonly RequestCase[] = [
  // A stored choice or an edge header redirects; otherwise the index page.
  ["/", nobody, inPlace("en-GB")],
  ["/", from("GB"), to("/uk")],
  ["/", { chose: "ca" }, to("/ca")],
  ["/", { chose: "fr", from: "GB" }, to("/uk")],
  ["/?utm_source=a%20b&x=%2F%2f+&&=", from("US"), to("/us?utm_source=a%20b&x=%2F%2f+&&=")],
  ["/", { headers: { "X-Forwarded-For": "8.8.8.8, 81.2.69.142" } }, to("/uk")],

  // Unprefixed pages redirect to a market; franchises are rewritten.
  ["/accountants?a=1&a=2#x", { chose: "ca" }, to("/ca/accountants?a=1&a=2")],
  ["/banks?%", from("US"), to("/us/banks?%")],
  ["/integrations?_rsc=1", from("CA"), to("/ca/integrations?_rsc=1")],
  ["/franchises?x=%20", from("CA"), inPlace("en-CA")],
  ["/get-started?plan=starter", from("CA"), to("/ca/get-started?geo=ip&plan=starter")],

  // Where a visitor comes from is added to the address of a page whose form begins a sign-up, once.
  [
    "/uk/get-started?x=1",
    cameFrom("https://news.example/post"),
    to("/uk/get-started?x=1&referrer=news.example"),
  ],
  ["/us/get-started/plan", cameFrom(campaignPage), to("/us/get-started/plan?utm_source=ads")],
  ["/uk/get-started?utm_source=ads", cameFrom(campaignPage), { status: 200, cache: "private" }],
  ["/uk/get-started", cameFrom("https://jack.example/uk"), { status: 200, cache: "private" }],
  ["/uk/get-started", scripted(campaignPage), { status: 200, cache: "private" }],
  ["/uk/banks", cameFrom("https://news.example/post"), page("en-GB")],

  // Pages of a market do not vary.
  ["/uk", { chose: "us", from: "CA" }, page("en-GB")],
  ["/us/integrations", { headers: { "Accept-Language": "fr-CA" } }, page("en-US")],
  ["/privacy", from("US"), page("en-GB")],
  ["/us/talk-to-us?about=bank", nobody, inPlace("en-US")],

  // Capitals.
  ["/Us/Accountants?utm_source=A%20b&x=", nobody, moved("/us/accountants?utm_source=A%20b&x=")],
  ["/UK/get-started/Contact", nobody, moved("/uk/get-started/contact")],
  ["/Accountants", from("US"), to("/us/accountants")],
  ["/CONSOLE/sign-ups", nobody, notFound],

  // Bad input: never another site's Location, never a 500.
  ["//evil.example", from("US"), moved("/evil.example")],
  ["//evil.example/accountants", from("US"), moved("/evil.example/accountants")],
  ["/\\evil.example", from("US"), moved("/evil.example")],
  ["/accountants/", nobody, moved("/accountants")],
  ["/%2Fevil.example", nobody, notFound],
  ["/%5Cevil.example", nobody, notFound],
  ["/uk%2Faccountants", nobody, notFound],
  ["/uk%2Fget-started/plan", nobody, notFound],
  ["/uk/get-started/%70lan", nobody, notFound],
  ["/payment-succes%73", nobody, notFound],
  ["/%63onsole/sign-in", nobody, notFound],
  ["/console%2Fsign-in", nobody, notFound],
  ["/accountants/..%2f..%2fetc", nobody, notFound],
  ["/accountants%00", nobody, notFound],
  ["/%", nobody, notFound],
  ["/%E0%A4%A", nobody, notFound],
  ["*", nobody, notFound],
  ["http://evil.example/accountants", nobody, notFound],
  ["/accountants?next=//evil.example", nobody, to("/uk/accountants?next=//evil.example")],
  [`/banks?${long}`, from("US"), to(`/us/banks?${long}`)],
  ["/accountants", { headers: { Host: "evil.example" } }, to("/uk/accountants")],
  ["/accountants", { headers: { Host: "evil.example:99999" } }, to("/uk/accountants")],
  ["/accountants", { headers: { "X-Forwarded-Host": "evil.example" } }, to("/uk/accountants")],
  ["/accountants", { headers: { "X-Forwarded-Proto": "javascript" } }, to("/uk/accountants")],
  ["/franchises", { headers: { Host: "evil.example" } }, inPlace("en-GB")],
  ["/accountants", { headers: { Cookie: 'market=%00; market="us"; =; ;;' } }, to("/uk/accountants")],
  ["/accountants", { headers: { Cookie: `junk=${"x".repeat(8000)}; market=us` } }, to("/us/accountants")],
  [
    "/accountants",
    { headers: { "x-middleware-subrequest": "middleware:middleware" } },
    to("/uk/accountants"),
  ],
];
