import { linkMinutes } from "@/lib/console/roles";
import { storedKey } from "./launch/keys";
import { settingsOrExit } from "./launch/settings";

/** `npm run operator -- ADDRESS` asks the running site for a link, since it alone may have the embedded database open. */
const settings = settingsOrExit({ dev: false });
const [email] = process.argv.slice(2);

try {
  if (!email) throw new Error("Name the operator: npm run operator -- ana@firm.example");
  const link = await linkFor(email);
  if (link === null) throw new Error("OPERATORS does not name this address.");
  console.log(`${link}\nIt works once, for ${linkMinutes} minutes, and removes the operator's passkeys.`);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

async function linkFor(address: string): Promise<string | null> {
  const bearer = storedKey(settings.dataDir, "command-secret");
  const answer = await fetch(`${settings.localUrl}/api/operator-link`, {
    method: "POST",
    headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
    body: JSON.stringify({ email: address }),
  }).catch(() => null);
  if (!answer?.ok)
    throw new Error(`The server on port ${settings.port} answered ${answer?.status ?? "nothing"}.`);
  const { link } = (await answer.json()) as { link: string | null };
  return link;
}
