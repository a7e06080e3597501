import { join } from "node:path";
import { startCompaniesHouse } from "./companies-house";
import { startGoCardless } from "./gocardless";
import { startMail } from "./mail";

export const twinNames = ["gocardless", "companies_house", "mail"] as const;

export type SandboxSettings = {
  /** The first of four ports in a row: GoCardless, Companies House, mailbox page, SMTP. 0 takes free ones. */
  readonly port: number;
  /** Which twins to start; all where nothing is said. */
  readonly twins?: readonly (typeof twinNames)[number][];
  readonly dataDir: string;
  /** Where GoCardless's events go; null sends none. */
  readonly webhook?: { readonly url: string; readonly secret: string } | null;
  /** The only token that the GoCardless twin lets in; null lets in any. */
  readonly accessToken?: string | null;
};

type Started = { readonly ports: Readonly<Record<string, number>>; readonly stop: () => Promise<void> };

/** Starts the twins and answers with their ports; when one cannot start, the others are stopped again. */
export async function startSandbox(settings: SandboxSettings) {
  const outcomes = await Promise.allSettled(
    (settings.twins ?? twinNames).map((name) => starts[name](settings)),
  );
  const started = outcomes.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const stop = async () => {
    await Promise.all(started.map((twin) => twin.stop()));
  };
  const failed = outcomes.find((one) => one.status === "rejected");
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const ports: Ports = Object.assign({}, ...started.map((twin) => twin.ports));
  return { ports, stop };
}

type Ports = Partial<Record<"gocardless" | "companiesHouse" | "mailbox" | "smtp", number>>;

const starts: Record<(typeof twinNames)[number], (settings: SandboxSettings) => Promise<Started>> = {
  async gocardless({ port, dataDir, webhook = null, accessToken = null }) {
    const folder = folderOf(dataDir, "gocardless");
    const twin = await startGoCardless({ port, folder, webhook, accessToken });
    return { ports: { gocardless: twin.port }, stop: twin.stop };
  },
  async companies_house({ port }) {
    const twin = await startCompaniesHouse({ port: nth(port, 1) });
    return { ports: { companiesHouse: twin.port }, stop: twin.stop };
  },
  async mail({ port, dataDir }) {
    const folder = folderOf(dataDir, "mail");
    const twin = await startMail({ pagePort: nth(port, 2), smtpPort: nth(port, 3), folder });
    return { ports: { mailbox: twin.pagePort, smtp: twin.smtpPort }, stop: twin.stop };
  },
};

function nth(port: number, offset: number): number {
  return port === 0 ? 0 : port + offset;
}

function folderOf(dataDir: string, name: string): string {
  return join(dataDir, "sandbox", name);
}
