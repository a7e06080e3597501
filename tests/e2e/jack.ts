import { test as base, expect, type Page } from "@playwright/test";
import { runsNoScripts } from "./accessible";
import { holdScriptsUntilClick } from "./cold";
import { untilHydrated } from "./hydration";

export { expect };

/** How far a page's scripts have come when the visitor acts. */
const modes = ["without JavaScript", "cold", "hydrated"] as const;
export type Mode = (typeof modes)[number];

type Fixtures = {
  mode: Mode;
  /** Console errors that a test means to cause; any other fails it. */
  expectedErrors: readonly RegExp[];
  problems: string[];
};

export const test = base.extend<Fixtures>({
  mode: ["hydrated", { option: true }],
  javaScriptEnabled: ({ mode }, use) => use(mode !== "without JavaScript"),
  expectedErrors: [[], { option: true }],
  problems: [
    async ({ expectedErrors }, use) => {
      const problems: string[] = [];
      await use(problems);
      expect(
        problems.filter((problem) => !expectedErrors.some((expected) => expected.test(problem))),
      ).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, problems }, use) => {
    context.on("console", (message) => {
      if (message.type() === "error") problems.push(`${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) => problems.push(String(error.error())));
    context.on("request", (request) => {
      if (leavesTheMachine(request.url())) problems.push(`request to ${request.url()}`);
    });
    await use(context);
  },
  page: async ({ page, mode }, use) => {
    await prepare[mode](page);
    await use(page);
  },
});

const prepare: Record<Mode, (page: Page) => Promise<void>> = {
  "without JavaScript": async (page) => runsNoScripts(page),
  cold: async (page) => {
    await holdScriptsUntilClick(page);
    // A page whose scripts are held never reaches `load`.
    arriveWith(page, "domcontentloaded", async () => {});
  },
  hydrated: async (page) => arriveWith(page, "load", () => untilHydrated(page)),
};

/** Changes what `goto` and `reload` wait for. */
function arriveWith(page: Page, waitUntil: "load" | "domcontentloaded", arrived: () => Promise<void>): void {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, { waitUntil, ...options });
    await arrived();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, { waitUntil, ...options });
    await arrived();
    return response;
  };
}

/** Runs the sign-up three times: without JavaScript, on pages whose scripts have not run, and on hydrated pages. */
export function inEachMode(tell: (mode: Mode) => void): void {
  for (const mode of modes)
    test.describe(mode, () => {
      test.use({ mode });
      tell(mode);
    });
}

function leavesTheMachine(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol.startsWith("http") && hostname !== "localhost" && hostname !== "127.0.0.1";
}
