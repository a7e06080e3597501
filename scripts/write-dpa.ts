/**
 * Writes public/dpa.pdf: the data processing agreement as an A4 document, from the text that the integrations page
 * shows, with the firm's name and address from the settings. Run it after changing either: npm run dpa
 */
import { writeFileSync } from "node:fs";
import { parseLegal } from "@/lib/content/legal";
import { dpaAddress } from "@/lib/routing/addresses";
import { describeProblems, readSettings } from "@/lib/server/settings/read";
import { legalText } from "@/messages/legal";
import { agreementFile } from "./dpa/agreement";

const reading = readSettings(process.env);
if (!reading.ok) throw new Error(describeProblems(reading.problems));

const path = `public${dpaAddress}`;
writeFileSync(path, await agreementFile(parseLegal(legalText("dpa", reading.settings.site))));
console.log(path);
