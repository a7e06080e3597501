import { request as requestPlain } from "node:http";
import { request as requestTls } from "node:https";
import { isIP } from "node:net";

const maxHeaderSize = 100_000; // As browsers, which read more than Node by default

/** Sends a raw request that no browser would send; returns the status. */
export function bareRequest(url: string, method: string, path: string, headers = {}): Promise<number> {
  const { protocol, hostname: bracketed, port } = new URL(url);
  const hostname = bracketed.replace(/^\[|\]$/g, ""); // Of an IPv6 address
  const request = protocol === "https:" ? requestTls : requestPlain;
  // The name of the TLS connection stays that of the address, whatever the `Host` header says.
  const servername = isIP(hostname) !== 0 ? "" : hostname;
  return new Promise((resolve, reject) => {
    request({ hostname, servername, port, method, path, headers, maxHeaderSize }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });
}
