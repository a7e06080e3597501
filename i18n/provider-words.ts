import type { Words } from "./words";

type Event = { readonly resource: string; readonly action: string };

const causedByEvent = /^([a-z_]+)\.([a-z_]+)(?: \w+)?$/; // With the id of the event

/** Words for what the provider reports, and for why a payment's status changed. */
export function providerWords(t: Words<"mail">) {
  return { ofEvent, ofCause };

  function ofEvent({ resource, action }: Event): string {
    const key = `provider.events.${resource}.${action}` as "provider.events.mandates.active";
    if (t.has(key)) return t(key);
    return t("provider.reported", { event: `${spaced(resource.replace(/s$/, ""))} ${spaced(action)}` });
  }

  /** `code`: as stored. */
  function ofCause(code: string): string {
    const [, resource, action] = causedByEvent.exec(code) ?? [];
    if (resource && action) return ofEvent({ resource, action });
    const key = `provider.causes.${code}` as "provider.causes.opened_again";
    return t.has(key) ? t(key) : spaced(code);
  }
}

function spaced(code: string): string {
  return code.replaceAll("_", " ");
}
