import { request as requestPlain } from "node:http";
import { request as requestTls } from "node:https";

/** Sends a raw request that no browser would send; returns the status. */
export function bareRequest(url: string, method: string, path: string, headers = {}): Promise<number> {
  const { protocol, hostname, port } = new URL(url);
  const request = protocol === "https:" ? requestTls : requestPlain;
  // The name of the TLS connection stays that of the address, whatever the `Host` header says.
  const servername = /^[\d.]+$/.test(hostname) ? "" : hostname;
  return new Promise((resolve, reject) => {
    request({ hostname, servername, port, method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });
}
