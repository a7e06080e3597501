import { createHmac } from "node:crypto";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";

const limitMs = 10_000;

export type Endpoint = { readonly url: string; readonly secret: string };

/** Posts a signed body; answers with the status, or why there is none. Redirects are not followed. */
export function postSigned({ url, secret }: Endpoint, body: string): Promise<string> {
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  const send = url.startsWith("https:") ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    const request = send(
      url,
      {
        method: "POST",
        timeout: limitMs,
        signal: AbortSignal.timeout(limitMs),
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "webhook-signature": signature,
          origin: "https://api-sandbox.gocardless.com",
          "user-agent": "gocardless-webhook-service/1.1",
          connection: "close",
        },
      },
      (response) => {
        response.resume();
        resolve(String(response.statusCode));
      },
    );
    request.on("error", (cause: NodeJS.ErrnoException) => resolve(cause.code ?? cause.name));
    request.end(body);
  });
}

export function isAccepted(answer: string): boolean {
  return /^2\d\d$/.test(answer);
}
