import "server-only";
import { z } from "zod";
import { sendLead } from "./actions";

/**
 * The name of the hidden field by which a plain HTML form calls `sendLead`. React's `<form action={sendLead}>` would write
 * an empty `action` and, once React runs, send the form to the page that it is on, which may be a prerendered one.
 */
export function leadAction(): string {
  return `$ACTION_ID_${z.string().parse(Reflect.get(sendLead, "$$id"))}`;
}
