import { startSandbox } from "./index";
import { readSandboxSettings } from "./settings";

/** The twins as a process of their own: a child that ends with its parent. */
async function main() {
  const sandbox = await startSandbox(readSandboxSettings(process.argv.slice(2), process.env));
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await sandbox.stop();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.on("disconnect", stop);
  process.send?.({ ready: true, ports: sandbox.ports });
  if (!process.send) console.log(`Sandbox: ${JSON.stringify(sandbox.ports)}`);
}

main().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
