import { roles } from "@/lib/operators";

/** `npm run test:dev` sets the port of `npm run dev`. The sandbox's first port is 1,000 higher, as by default. */
const port = Number(process.env.E2E_PORT || 3100);
const sandboxPort = port + 1000;

/** Where `playwright.config.ts` has the site and its sandbox served. */
export const site = {
  ports: { port, sandboxPort },
  url: `http://localhost:${port}`,
  gocardless: `http://127.0.0.1:${sandboxPort}`,
  mailbox: `http://127.0.0.1:${sandboxPort + 2}`,
} as const;

/** For the test that signs in and out: an account gets only a few links in a while. */
const passkeyAccount = "passkey@desk.example";

/** The value of `OPERATORS`: each of Playwright's workers has an account of its own in each role. */
export const operators = [
  ...roles.flatMap((role) => [0, 1, 2].map((worker) => `${role}.${worker}@desk.example:${role}`)),
  `${passkeyAccount}:viewer`,
].join(", ");
