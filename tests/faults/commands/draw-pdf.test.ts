import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { bundlePdfProgram } from "@/scripts/launch/build";
import { privateFolder } from "@/scripts/launch/settings";
import { drawPdf } from "@/server/pdf/draw";
import { root } from "@/tests/support/root";

const document = {
  title: "Test",
  paper: { size: "A4", lang: "en-GB", madeOn: new Date("2026-11-17T10:05:00Z") },
  blocks: [{ kind: "text", text: "Harbour & Łódź 茶 قهوة" }],
  missingNote: "",
} as const;
const builds = join(root, ".builds");

afterEach(() => void vi.unstubAllEnvs());

it("draws the same in the build's one file as from its sources", async () => {
  privateFolder(builds); // Other tests put builds with keys there
  const folder = mkdtempSync(join(builds, "pdf-"));
  try {
    const fromSources = await drawPdf(document, "mail");
    await bundlePdfProgram(folder);
    vi.stubEnv("NODE_ENV", "production");
    vi.stubEnv("NEXT_DIST_DIR", folder);
    expect(Buffer.compare(await drawPdf(document, "mail"), fromSources)).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("says why a process did not draw", async () => {
  vi.stubEnv("NODE_ENV", "production");
  vi.stubEnv("NEXT_DIST_DIR", ".builds/missing");
  await expect(drawPdf(document, "mail")).rejects.toMatchObject({
    code: expect.stringMatching(/^exit_1\b.*MODULE_NOT_FOUND/),
  });
});
