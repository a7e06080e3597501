import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderLayout } from "@/server/mail/layout/render-layout";

/**
 * Writes the drawn layout of the mails. Run it after a change of `server/mail/layout`, without `--conditions=react-server`
 * (docs/decisions/0146).
 */
const file = join(import.meta.dirname, "../server/mail/layout/rendered.json");
writeFileSync(file, `${JSON.stringify(await renderLayout(), null, 2)}\n`);
console.log(`Written: ${file}`);
