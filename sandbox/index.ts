import { join } from "node:path";
import { startCompaniesHouse } from "./companies-house";
import { startGoCardless } from "./gocardless";
import { startMail } from "./mail";

export { startCompaniesHouse, startGoCardless, startMail };

export type SandboxSettings = {
  /** The first of four ports in a row: GoCardless, Companies House, mailbox page, SMTP. 0 takes free ones. */
  readonly port: number;
  readonly dataDir: string;
  /** Where GoCardless's events go; null sends none. */
  readonly webhook?: { readonly url: string; readonly secret: string } | null;
  /** The only token that the GoCardless twin lets in; null lets in any. */
  readonly accessToken?: string | null;
};

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/** Starts all twins; when one cannot start, the others are stopped again. */
export async function startSandbox({ port, dataDir, webhook = null, accessToken = null }: SandboxSettings) {
  const folder = (name: string) => join(dataDir, "sandbox", name);
  const nth = (offset: number) => (port === 0 ? 0 : port + offset);
  const started = await Promise.allSettled([
    startGoCardless({ port: nth(0), folder: folder("gocardless"), webhook, accessToken }),
    startCompaniesHouse({ port: nth(1) }),
    startMail({ pagePort: nth(2), smtpPort: nth(3), folder: folder("mail") }),
  ]);
  const [gocardless, companiesHouse, mail] = started;
  const stop = async () => {
    await Promise.all(started.map((one) => (one.status === "fulfilled" ? one.value.stop() : undefined)));
  };
  if (
    gocardless.status === "rejected" ||
    companiesHouse.status === "rejected" ||
    mail.status === "rejected"
  ) {
    await stop();
    throw started.find((one) => one.status === "rejected")?.reason;
  }
  return {
    ports: {
      gocardless: gocardless.value.port,
      companiesHouse: companiesHouse.value.port,
      mailbox: mail.value.pagePort,
      smtp: mail.value.smtpPort,
    },
    stop,
  };
}
