import { useTranslations } from "next-intl";

type Event = { readonly resource: string; readonly action: string };

const causedByEvent = /^([a-z_]+)\.([a-z_]+)(?: (\w+))?$/;

/** Words for what the provider reports, and for why a payment's status changed. */
export function useProviderWords() {
  const t = useTranslations("deskSignUp");

  function ofEvent({ resource, action }: Event): string {
    const key = `entry.events.${resource}.${action}` as "entry.events.mandates.active";
    if (t.has(key)) return t(key);
    return t("entry.event", { event: `${spaced(resource.replace(/s$/, ""))} ${spaced(action)}` });
  }

  /** `code`: as stored. `event`: the id of the event that it names, if any. */
  function ofCause(code: string): { words: string; event: string | null } {
    const [, resource, action, event = null] = causedByEvent.exec(code) ?? [];
    if (resource && action) return { words: ofEvent({ resource, action }), event };
    const key = `entry.cause.${code}` as "entry.cause.opened_again";
    return { words: t.has(key) ? t(key) : spaced(code), event: null };
  }

  return { ofEvent, ofCause, ofEventId: (id: string | number) => t("entry.eventId", { id }) };
}

function spaced(code: string): string {
  return code.replaceAll("_", " ");
}

/** Why a payment's status changed, and the event that caused it. `code`: as stored. */
export function Cause({ code }: { code: string }) {
  const provider = useProviderWords();
  const { words, event } = provider.ofCause(code);
  return (
    <>
      {words}
      {event && <span className="block text-note text-ink-2">{provider.ofEventId(event)}</span>}
    </>
  );
}
