const sandboxPort = 4100;

/** Where `playwright.config.ts` has the site and its sandbox served. */
export const site = {
  ports: { port: 3100, sandboxPort },
  url: "http://localhost:3100",
  gocardless: `http://127.0.0.1:${sandboxPort}`,
  mailbox: `http://127.0.0.1:${sandboxPort + 2}`,
} as const;
