import "server-only";
import { Environments, GoCardlessClient } from "gocardless-nodejs";
import { settings } from "@/server/env";
import { providerAgent } from "./agent";

let client: GoCardlessClient | undefined;

export function goCardless(): GoCardlessClient {
  client ??= makeClient();
  return client;
}

function makeClient(): GoCardlessClient {
  const { gocardlessAccessToken: token, gocardlessEnvironment, gocardlessApiUrl } = settings();
  const environment = gocardlessEnvironment === "live" ? Environments.Live : Environments.Sandbox;
  const agent = providerAgent(gocardlessApiUrl);
  // `http` too: after a redirect to a plain address the call then fails instead of leaving in clear text.
  return new GoCardlessClient(token, environment, {
    proxy: { https: agent, http: agent },
    raiseOnIdempotencyConflict: true,
  });
}
