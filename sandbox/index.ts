import { join } from "node:path";
import { startCompaniesHouse } from "./companies-house";
import { startGoCardless } from "./gocardless";
import { startMail } from "./mail";

export type SandboxSettings = {
  /** The first of four consecutive ports: GoCardless, Companies House, mailbox page, SMTP. 0 takes free ports. */
  readonly port: number;
  readonly dataDir: string;
  /** The address and secret of the webhooks; null sends none. */
  readonly webhook?: { readonly url: string; readonly secret: string } | null;
  /** The only token that the fake GoCardless accepts; null accepts any. */
  readonly accessToken?: string | null;
};

/** Starts all services and returns their ports. If one cannot start, stops the others. */
export async function startSandbox({ port, dataDir, webhook = null, accessToken = null }: SandboxSettings) {
  const nth = (offset: number) => (port === 0 ? 0 : port + offset);
  // The bench keeps state in memory, since each payment would rewrite a file with ten thousand.
  const folder = (name: string) =>
    process.env.SANDBOX_STATE === "memory" ? null : join(dataDir, "sandbox", name);
  const starting = [
    startGoCardless({ port, folder: folder("gocardless"), webhook, accessToken }),
    startCompaniesHouse({ port: nth(1) }),
    startMail({ pagePort: nth(2), smtpPort: nth(3), folder: folder("mail") }),
  ] as const;
  const stop = async () => {
    for (const one of await Promise.allSettled(starting))
      if (one.status === "fulfilled") await one.value.stop();
  };
  try {
    const [gocardless, companiesHouse, mail] = await Promise.all(starting);
    const ports = {
      gocardless: gocardless.port,
      companiesHouse: companiesHouse.port,
      mailbox: mail.pagePort,
      smtp: mail.smtpPort,
    };
    return { ports, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}
