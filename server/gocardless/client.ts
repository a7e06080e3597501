import "server-only";
import { Environments, GoCardlessClient } from "gocardless-nodejs";
import { settings } from "@/server/env";
import { providerAgent } from "./agent";

let client: GoCardlessClient | undefined;

/** The official client, made once from the settings. */
export function goCardless(): GoCardlessClient {
  client ??= makeClient();
  return client;
}

function makeClient(): GoCardlessClient {
  const { gocardlessAccessToken: token, gocardlessEnvironment, gocardlessApiUrl } = settings();
  const environment = gocardlessEnvironment === "live" ? Environments.Live : Environments.Sandbox;
  const agent = providerAgent(gocardlessApiUrl);
  // The same for http: a redirect to a plain address then fails, because the agent speaks https alone.
  return new GoCardlessClient(token, environment, {
    proxy: { https: agent, http: agent },
    raiseOnIdempotencyConflict: true,
  });
}
