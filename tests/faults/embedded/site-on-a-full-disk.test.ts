import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { smallDisk } from "@/tests/support/database/small-disk";
import { startSite, startTimeoutMs } from "@/tests/support/site/running-site";
import { walkTo } from "@/tests/support/site/sign-up";
import { openVisitor } from "@/tests/support/site/visitor";

const pollOptions = { timeout: 30_000, interval: 200 };

it(
  "F43: a running site refuses sign-ups with a message while its disk is full, and recovers",
  async (context) => {
    const disk = smallDisk(context);
    cpSync(inject("embeddedTemplate"), join(disk.folder, "database"), { recursive: true });
    const site = await startSite({ dataDir: disk.folder, databaseUrl: null });
    onTestFinished(site.stop);
    const status = async () => (await (await fetch(`${site.url}/api/health?ready=1`)).json()).status;
    await expect.poll(status, pollOptions).toBe("ready");

    disk.fill(100);
    await expect.poll(status, pollOptions).toBe("database refuses writes");
    expect((await fetch(`${site.url}/uk`)).status).toBe(200);

    disk.empty();
    await expect.poll(status, pollOptions).toBe("ready");
    await walkTo(openVisitor(site.url), "uk", "review");
  },
  startTimeoutMs,
);
