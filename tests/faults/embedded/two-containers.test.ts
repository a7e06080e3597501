import { cpSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, inject, it, onTestFinished } from "vitest";
import { openDatabase } from "@/db/client/open";
import { outbox } from "@/db/schema";
import { query } from "@/server/database";
import { repeated } from "@/tests/support/counts";
import { inContainer } from "@/tests/support/process/container";
import { kill, openInOtherProcess } from "./opening";

const rounds = repeated("LOCK_ROUNDS", { few: 1, many: 50 });
const refused = /^DatabaseInUse: .*in use by another process \(lock .+\)/;

describe("F42: the embedded database while another process has it", {
  timeout: 50_000 + rounds * 10_000,
}, () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "jack-lock-"));
    cpSync(inject("embeddedTemplate"), join(dataDir, "database"), { recursive: true });
    return () => rmSync(dataDir, { recursive: true, force: true });
  });

  it("is not opened from another container, even while that process is paused, until it is killed", async (context) => {
    const within = inContainer(context);
    const refusal = () => expect(openDatabase({ dataDir })).rejects.toThrow("in use by another process");
    for (let round = 0; round < rounds; round += 1) {
      // Its own child process outlives it.
      const owner = await openInOtherProcess(dataDir, { within, child: "sleep" });
      expect(owner.said).toBe("opened");
      owner.process.kill("SIGSTOP");
      await refusal();
      owner.process.kill("SIGCONT");
      await refusal();
      await kill(owner.process);
      const { close } = await openDatabase({ dataDir });
      const second = await openInOtherProcess(dataDir, { within });
      await close();
      expect(second.said).toMatch(refused);
    }
  });

  it("is refused during its creation and afterwards", async (context) => {
    rmSync(join(dataDir, "database"), { recursive: true });
    const within = inContainer(context);
    const opened = await Promise.all([
      openInOtherProcess(dataDir, { within }),
      openInOtherProcess(dataDir, { within }),
      openInOtherProcess(dataDir),
    ]);
    const said = opened.map(({ said }) => String(said)).sort();
    expect(said).toEqual([expect.stringMatching(refused), expect.stringMatching(refused), "opened"]);
  });
});

it("F42: writes nothing once its folder has been replaced", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "jack-lock-"));
  const [directory, moved] = [join(dataDir, "database"), join(dataDir, "moved")];
  cpSync(inject("embeddedTemplate"), directory, { recursive: true });
  const opened = await openDatabase({ dataDir });
  Object.assign(globalThis, { jackDatabase: Promise.resolve(opened) });
  onTestFinished(() => {
    Object.assign(globalThis, { jackDatabase: undefined });
    rmSync(dataDir, { recursive: true, force: true });
  });
  const write = () =>
    query((db) => db.insert(outbox).values({ kind: "firm_notice", key: crypto.randomUUID(), payload: {} }));
  await write();
  renameSync(directory, moved);
  await expect(write()).rejects.toThrow(/is no longer the folder/);
  cpSync(inject("embeddedTemplate"), directory, { recursive: true });
  await expect(write()).rejects.toThrow(/is no longer the folder/);
  await opened.close();
  expect((await openInOtherProcess(dataDir)).said).toBe("opened");
});
