import { createHmac } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { operatorSecret } from "@/tests/support/process/environment";
import { sharedSite } from "@/tests/support/site/running";

describe("F41: a reader of the build", () => {
  const { url } = sharedSite();

  it("does not find the operator secret it was built with", async () => {
    const build = inject("build");
    const secret = Buffer.from(operatorSecret);
    const files = filesIn(build);
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => readFileSync(file).includes(secret))).toEqual([]);
    expect(await opened(`Bearer ${operatorSecret}`)).toEqual(["/api/sweep", "/api/metrics"]);
  });

  it("finds no key that opens an operator address, nor one derived from it", async () => {
    const keys = keysIn(filesIn(inject("build")));
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys)
      for (const shown of [key, createHmac("sha256", key).update("operator").digest("hex")])
        expect(await opened(`Bearer ${shown}`)).toEqual([]);
  });

  it("is its owner: nobody else can open the folder", async () => {
    const build = inject("build");
    expect([build, join(build, "..")].map((folder) => statSync(folder).mode & 0o077)).toEqual([0, 0]);
  });

  /** The operator addresses that respond with this header. */
  async function opened(authorization: string): Promise<string[]> {
    const ask = async (method: string, path: string) => {
      const { status } = await fetch(url + path, { method, headers: { authorization } });
      return status === 404 ? [] : [path];
    };
    return (await Promise.all([ask("POST", "/api/sweep"), ask("GET", "/api/metrics")])).flat();
  }
});

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
