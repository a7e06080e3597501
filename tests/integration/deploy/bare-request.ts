import { request } from "node:https";

/** Sends a raw request that no browser would send; returns the status. */
export function bareRequest(url: string, method: string, path: string, headers = {}): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });
}
