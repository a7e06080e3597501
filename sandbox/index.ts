import { join } from "node:path";
import { startGoCardless } from "./gocardless";

export type SandboxSettings = {
  /** The first of four ports in a row; 0 takes four free ones. */
  readonly port: number;
  readonly dataDir: string;
  readonly webhook?: { readonly url: string; readonly secret: string } | null;
  readonly accessToken?: string | null;
};

/** Starts all twins; when one cannot start, the others are stopped again. */
export async function startSandbox({ port, dataDir, webhook = null, accessToken = null }: SandboxSettings) {
  const folder = (name: string) => join(dataDir, "sandbox", name);
  const gocardless = await startGoCardless({ port, folder: folder("gocardless"), webhook, accessToken });
  return {
    ports: { gocardless: gocardless.port },
    stop: async () => {
      await gocardless.stop();
    },
  };
}
