import { sharedAddresses } from "@/lib/delivery/headers";

/** Only pages that are the same for everybody: fetching one of the others may begin something. */
const rules = {
  prefetch: [{ where: { href_matches: sharedAddresses }, eagerness: "moderate" }],
};

/** Lets a browser fetch the page behind a link that the pointer rests on; the others pass it over. */
export function Prefetch() {
  return <script type="speculationrules">{JSON.stringify(rules)}</script>;
}
