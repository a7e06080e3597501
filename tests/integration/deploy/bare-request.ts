import { request } from "node:https";

/** The status of a request as it is written here, which no page of a browser can send. */
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
