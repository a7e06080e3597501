import { recordedAddresses } from "./address";
import type { LaunchSettings } from "./settings";

type Site = Pick<LaunchSettings, "dataDir" | "localUrl">;
type Question = { readonly path: string; readonly secret: string; readonly body?: object };

/** Posts to the site that runs with this data folder; returns its JSON, or throws one sentence that says what to do. */
export async function askSite(site: Site, { path, secret, body }: Question): Promise<unknown> {
  const recorded = recordedAddresses(site.dataDir);
  const urls = recorded.length > 0 ? recorded : [site.localUrl];
  const { url, answer } = await firstAnswer(urls, (one) => post(`${one}${path}`, secret, body));
  if (answer === null)
    throw new Error(
      `No site answers at ${urls.join(" or ")}. Start it with npm start, or set DATA_DIR (${site.dataDir}) and PORT as for its start.`,
    );
  if (answer.status === 404)
    throw new Error(
      `The site at ${url} refuses this command: set DATA_DIR (${site.dataDir}), OPERATOR_SECRET and OPERATORS as for ` +
        "its start.",
    );
  if (answer.status === 409)
    throw new Error(`The site at ${url} runs without its background work: start it without WORKER=off.`);
  if (answer.status !== 200)
    throw new Error(`The site at ${url} answered ${answer.status}: its log says why.`);
  return answer.body;
}

/** Asks the first instance that answers: each can do what commands ask for. */
async function firstAnswer<Answer>(urls: readonly string[], ask: (url: string) => Promise<Answer | null>) {
  for (const url of urls) {
    const answer = await ask(url);
    if (answer !== null) return { url, answer };
  }
  return { url: "", answer: null };
}

/** Null if nothing answers at the address, or another program does. */
async function post(url: string, secret: string, body: object | undefined) {
  const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
  const sent = body && { body: JSON.stringify(body) };
  try {
    const answer = await fetch(url, { method: "POST", headers, ...sent });
    return { status: answer.status, body: answer.ok ? await answer.json() : null };
  } catch {
    return null;
  }
}
