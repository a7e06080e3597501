import { createHash, createHmac } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { storedKey } from "@/scripts/launch/keys";
import { operatorSecret } from "@/tests/support/process/environment";
import { sharedSite } from "@/tests/support/site/running";

describe("F41: a reader of the build", () => {
  const { ask } = sharedSite();

  const commandSecret = storedKey(inject("sharedDataDir"), "command-secret");

  it("does not find the secrets of operators and of their command", async () => {
    const files = filesIn(inject("build"));
    expect(files.length).toBeGreaterThan(100);
    const secrets = [operatorSecret, commandSecret].map((secret) => Buffer.from(secret));
    const holdsOne = (file: string) => {
      const content = readFileSync(file);
      return secrets.some((secret) => content.includes(secret));
    };
    expect(files.filter(holdsOne)).toEqual([]);
    expect(await opened(operatorSecret)).toEqual(["/api/sweep", "/api/metrics"]);
    expect(await opened(commandSecret)).toEqual(["/api/command", "/api/operator-link"]);
  });

  it("finds no key that opens an operator address, nor one derived from it", async () => {
    const keys = keysIn(filesIn(inject("build")));
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys)
      for (const shown of [key, ...derivedFrom(key)]) expect(await opened(shown)).toEqual([]);
  });

  it("is its owner: nobody else can open the folder", async () => {
    const build = inject("build");
    expect([build, join(build, "..")].map((folder) => statSync(folder).mode & 0o077)).toEqual([0, 0]);
  });

  /** The operator addresses that respond with this header. */
  async function opened(bearer: string): Promise<string[]> {
    const authorization = `Bearer ${bearer}`;
    const asked = async (method: string, path: string) => {
      const { status } = await ask(path, { method, headers: { authorization } });
      return status === 404 ? [] : [path];
    };
    const addresses = [
      asked("POST", "/api/sweep"),
      asked("GET", "/api/metrics"),
      asked("POST", "/api/command"),
      asked("POST", "/api/operator-link"),
    ];
    return (await Promise.all(addresses)).flat();
  }
});

/** As earlier releases derived their bearers. */
function derivedFrom(key: string): string[] {
  return [
    createHmac("sha256", key).update("operator").digest("hex"),
    createHash("sha256").update(`operator link ${key}`).digest("base64url"),
  ];
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

/** 32 bytes in base64 in Next's server files, such as the key of the server actions. */
function keysIn(files: readonly string[]): string[] {
  const manifests = files.filter((file) => /manifest\.(js|json)$/.test(file));
  const texts = manifests.flatMap(
    (file) => readFileSync(file, "utf8").match(/(?<![\w+/-])[\w+/-]{43}={0,1}(?![\w+/=-])/g) ?? [],
  );
  return [...new Set(texts)];
}
