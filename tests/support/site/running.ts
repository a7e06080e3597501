import { request } from "node:http";
import { inject } from "vitest";
import { answersRequests, startSite as startSiteProcess } from "@/tests/support/process/child";
import { freePort } from "@/tests/support/process/ports";
import { makeStore } from "./store";

/** The folder of the build under test, relative to the repository. */
export const build = inject("build");

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
};

type Ask = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string };

/** The site that the files share. */
export function sharedSite() {
  const url = inject("sharedSite");
  return { url, ask: askerOf(Number(new URL(url).port)) };
}

/** Starts the built site on a free port with the settings, without a sandbox. */
export async function startSite(settings: Record<string, string>) {
  const port = await freePort();
  const { dataDir, databaseUrl, drop } = await makeStore("postgresql");
  const site = startSiteProcess(build, port, {
    ...{ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "" },
    ...settings,
  });
  await answersRequests(port, site);
  return {
    port,
    ask: askerOf(port),
    stop: async () => {
      site.process.kill("SIGTERM");
      await site.ended;
      await drop();
    },
  };
}

/** Requests a path exactly as given, where `fetch` would normalise it. */
export function askerOf(port: number) {
  return (path: string, ask: Ask = {}) => answer(port, path, ask);
}

function answer(port: number, path: string, { method = "GET", headers = {}, body }: Ask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Answer["headers"],
          body: Buffer.concat(parts).toString(),
        }),
      );
    })
      .on("error", reject)
      .end(body);
  });
}
