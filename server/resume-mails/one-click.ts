import { readBytes } from "@/server/http/request-body";
import { factsOf, log } from "@/server/logging/log";
import { stopMails } from "./stop";

const maxBytes = 2_000;
const types = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Stops the mails to the address of the key in the query; returns the HTTP status. */
export async function receiveStop(request: Request): Promise<number> {
  const type = request.headers.get("content-type") ?? "";
  const known = types.find((one) => type.trim().toLowerCase().startsWith(one)) ?? "";
  const read = await readBytes(request, { maxBytes, type: known });
  if (!read.ok) return read.status;
  const form = await new Response(new Uint8Array(read.bytes), { headers: { "content-type": type } })
    .formData()
    .catch(() => null);
  if (form?.get("List-Unsubscribe") !== "One-Click") return 400;
  try {
    const key = new URL(request.url).searchParams.get("key") ?? "";
    return (await stopMails(key, "one_click")) ? 200 : 404;
  } catch (error) {
    log("error", "mails not stopped", factsOf(error));
    return 503;
  }
}
