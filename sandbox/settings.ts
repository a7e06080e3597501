import { parseArgs } from "node:util";
import { z } from "zod";
import { type SandboxSettings, twinNames } from "./index";

const port = z.coerce.number().int().min(0).max(65_532);

const variables = z.object({
  SANDBOX_PORT: port.default(4000),
  DATA_DIR: z.string().default(".data"),
  SITE_URL: z.url().optional(),
  PORT: port.default(3000),
  SANDBOX_TWINS: z
    .string()
    .default(twinNames.join())
    .transform((names) => names.split(","))
    .pipe(z.array(z.enum(twinNames))),
  SANDBOX_WEBHOOK_URL: z.url().optional(),
  GOCARDLESS_WEBHOOK_SECRETS: z.string().optional(),
  GOCARDLESS_ACCESS_TOKEN: z.string().optional(),
});

const options = {
  port: "SANDBOX_PORT",
  twins: "SANDBOX_TWINS",
  "data-dir": "DATA_DIR",
  "site-url": "SITE_URL",
  "webhook-url": "SANDBOX_WEBHOOK_URL",
  "webhook-secret": "GOCARDLESS_WEBHOOK_SECRETS",
  "access-token": "GOCARDLESS_ACCESS_TOKEN",
} as const;

/**
 * Reads the settings of the twins: `--port 4000 --twins gocardless,mail --data-dir .data --site-url … --webhook-url …
 * --webhook-secret … --access-token …`, or the variables of the same meaning. Without a secret no webhooks are sent.
 */
export function readSandboxSettings(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): SandboxSettings {
  const names = Object.keys(options) as (keyof typeof options)[];
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(names.map((name) => [name, { type: "string" as const }])),
  });
  const given = Object.fromEntries(
    names.map((name) => [options[name], values[name] ?? (environment[options[name]] || undefined)]),
  );
  const parsed = variables.safeParse({ PORT: environment.PORT || undefined, ...given });
  if (!parsed.success) throw new Error(`Sandbox settings:\n${z.prettifyError(parsed.error)}`);
  const { SANDBOX_PORT, SANDBOX_TWINS, DATA_DIR, SITE_URL, PORT, ...rest } = parsed.data;
  const site = (SITE_URL ?? `http://127.0.0.1:${PORT}`).replace(/\/$/, "");
  const url = rest.SANDBOX_WEBHOOK_URL ?? `${site}/api/webhooks/gocardless`;
  const secret = rest.GOCARDLESS_WEBHOOK_SECRETS?.split(",")[0]?.trim();
  return {
    port: SANDBOX_PORT,
    twins: SANDBOX_TWINS,
    dataDir: DATA_DIR,
    webhook: secret ? { url, secret } : null,
    accessToken: rest.GOCARDLESS_ACCESS_TOKEN ?? null,
  };
}
