import { parseArgs } from "node:util";
import { startSandbox } from ".";

/** Runs the sandbox as a process that ends with its parent. Arguments override environment variables. */
const { env } = process;
const siteWebhook = "http://127.0.0.1:3000/api/webhooks/gocardless";
const [ownSecret = ""] = (env.GOCARDLESS_WEBHOOK_SECRETS ?? "").split(",");

const type = "string";
const { values } = parseArgs({
  options: {
    port: { type, default: env.SANDBOX_PORT || "4000" },
    "data-dir": { type, default: env.DATA_DIR || ".data" },
    "webhook-url": { type, default: env.SANDBOX_WEBHOOK_URL || siteWebhook },
    "webhook-secret": { type, default: ownSecret.trim() },
    "access-token": { type, default: env.GOCARDLESS_ACCESS_TOKEN ?? "" },
  },
});
const secret = values["webhook-secret"];
try {
  const sandbox = await startSandbox({
    port: Number(values.port),
    dataDir: values["data-dir"],
    webhook: secret ? { url: values["webhook-url"], secret } : null,
    accessToken: values["access-token"] || null,
  });
  const stop = async () => {
    await sandbox.stop();
    process.exit(0);
  };
  for (const event of ["SIGTERM", "SIGINT", "disconnect"]) process.once(event, stop);
  process.send?.({ ready: true, ports: sandbox.ports });
  if (!process.send) console.log(`Sandbox: ${JSON.stringify(sandbox.ports)}`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
