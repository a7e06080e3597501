import { endpointLimits } from "@/desk/feed/rules";

type Row = Record<string, unknown>;

/** Rows of the feed's tables that only a bug could write, by the check that refuses them. */
export const onEndpoints: Record<string, Row> = {
  endpoint_kinds_known: { kinds: ["signup.lost"] },
  endpoint_pause_known: { pausedReason: "bored", pausedAt: new Date() },
  endpoint_pause_reasoned: { pausedAt: new Date() },
  endpoint_previous_ends: { previousSecret: "whsec_" },
  endpoint_name_given: { name: " " },
  endpoint_name_length: { name: "n".repeat(endpointLimits.name + 1) },
  endpoint_url_length: { url: "u".repeat(endpointLimits.url + 1) },
};

export const onFeedEvents: Record<string, Row> = { feed_event_kind_known: { kind: "signup.lost" } };
