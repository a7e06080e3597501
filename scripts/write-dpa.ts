/**
 * Writes public/dpa.pdf: the data processing agreement as an A4 document, from the text that the integrations page
 * shows, with the firm's name and address from the settings. Run it after changing either: npm run dpa
 */
import { createWriteStream } from "node:fs";
import { parseLegal } from "@/lib/content/legal";
import { dpaAddress } from "@/lib/routing/addresses";
import { describeProblems, readSettings } from "@/lib/server/settings/read";
import { legalText } from "@/messages/legal";
import { drawAgreement } from "./dpa/agreement";

const reading = readSettings(process.env);
if (!reading.ok) throw new Error(describeProblems(reading.problems));

const path = `public${dpaAddress}`;
drawAgreement(parseLegal(legalText("dpa", reading.settings.site))).pipe(createWriteStream(path));
console.log(path);
