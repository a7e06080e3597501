import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataDirProblem } from "@/db/client/data-dir";
import { beforeLeaving } from "./processes";
import { type LaunchSettings, privateFolder } from "./settings";

type Site = Pick<LaunchSettings, "dataDir" | "localUrl">;
type Question = { readonly path: string; readonly secret: string; readonly body?: object };

/**
 * Records where the site answers, so that commands find it whatever port it was started with. Instances that share the
 * folder have a file each, named by the port.
 */
export function recordAddress({ dataDir, localUrl }: Site): void {
  const folder = addressesFolder(dataDir);
  const file = join(folder, new URL(localUrl).port);
  try {
    privateFolder(folder);
    writeFileSync(file, localUrl, { mode: 0o600 });
  } catch (problem) {
    throw dataDirProblem(problem, dataDir);
  }
  beforeLeaving(async () => rmSync(file, { force: true }));
}

/** The addresses at which the sites of this folder answer, or answered before a crash. */
function recordedAddresses(dataDir: string): string[] {
  const folder = addressesFolder(dataDir);
  try {
    return readdirSync(folder).map((port) => readFileSync(join(folder, port), "utf8"));
  } catch {
    return []; // The start command has started none
  }
}

function addressesFolder(dataDir: string): string {
  return join(dataDir, "addresses");
}

/**
 * Posts to the site that runs with this data folder, to the first instance that answers; returns its JSON, or throws one sentence
 * that says what to do.
 */
export async function askSite(site: Site, question: Question): Promise<unknown> {
  const recorded = recordedAddresses(site.dataDir);
  const urls = recorded.length > 0 ? recorded : [site.localUrl];
  for (const url of urls) {
    const answer = await post(url, question);
    if (answer?.status === 200) return answer.body;
    if (answer) throw new Error(refusal(url, answer.status, site));
  }
  throw new Error(
    `No site answers at ${urls.join(" or ")}. Start it with npm start, or set DATA_DIR (${site.dataDir}) and PORT as for its start.`,
  );
}

function refusal(url: string, status: number, { dataDir }: Site): string {
  if (status === 404)
    return `The site at ${url} refuses this command: set DATA_DIR (${dataDir}), OPERATOR_SECRET and OPERATORS as for its start.`;
  if (status === 409)
    return `The site at ${url} runs without its background work: start it without WORKER=off.`;
  return `The site at ${url} answered ${status}: its log says why.`;
}

/** Null if nothing answers at the address, or another program does. */
async function post(url: string, { path, secret, body }: Question) {
  const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
  const sent = body && { body: JSON.stringify(body) };
  try {
    const answer = await fetch(`${url}${path}`, { method: "POST", headers, ...sent });
    return { status: answer.status, body: answer.ok ? await answer.json() : null };
  } catch {
    return null;
  }
}
