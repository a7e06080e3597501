/** Where `playwright.config.ts` has the sites of a run served, each with a sandbox of its own, by their database. */
export const sites = {
  embedded: siteOn({ port: 3100, sandboxPort: 4100 }),
  postgresql: siteOn({ port: 3200, sandboxPort: 4200 }),
} as const;

export type DatabaseKind = keyof typeof sites;
export type SiteOptions = { database: DatabaseKind };
export type Site = (typeof sites)[DatabaseKind];

function siteOn(ports: { readonly port: number; readonly sandboxPort: number }) {
  return {
    ports,
    url: `http://localhost:${ports.port}`,
    gocardless: `http://127.0.0.1:${ports.sandboxPort}`,
    mailbox: `http://127.0.0.1:${ports.sandboxPort + 2}`,
  };
}
