import type { Words } from "./words";

type Event = { readonly resource: string; readonly action: string };

const causedByEvent = /^([a-z_]+)\.([a-z_]+)(?: (\w+))?$/;

/** Words for what the provider reports, and for why a payment's status changed. */
export function providerWords(t: Words<"mail">) {
  return { ofEvent, ofCause };

  function ofEvent({ resource, action }: Event): string {
    const key = `provider.events.${resource}.${action}` as "provider.events.mandates.active";
    if (t.has(key)) return t(key);
    return t("provider.reported", { event: `${spaced(resource.replace(/s$/, ""))} ${spaced(action)}` });
  }

  /** `code`: as stored. `event`: the id of the event that it names, if any. */
  function ofCause(code: string): { words: string; event: string | null } {
    const [, resource, action, event = null] = causedByEvent.exec(code) ?? [];
    if (resource && action) return { words: ofEvent({ resource, action }), event };
    const key = `provider.causes.${code}` as "provider.causes.opened_again";
    return { words: t.has(key) ? t(key) : spaced(code), event: null };
  }
}

function spaced(code: string): string {
  return code.replaceAll("_", " ");
}
