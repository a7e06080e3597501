import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

export type Certificate = { readonly file: string; readonly cert: Buffer; readonly key: Buffer };

/** A folder of a file's tests in which it makes certificates. */
export function certificatesOfFile(): (name: string) => Certificate {
  const folder = mkdtempSync(join(tmpdir(), "certificates-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let made = 0;
  return (name) => {
    made += 1;
    const [file, key] = [join(folder, `${made}.pem`), join(folder, `${made}.key`)];
    const request = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
    const subject = ["-days", "1", "-subj", `/CN=test ${made}`, "-addext", `subjectAltName=${name}`];
    execFileSync("openssl", [...request, ...subject, "-keyout", key, "-out", file], { stdio: "ignore" });
    return { file, cert: readFileSync(file), key: readFileSync(key) };
  };
}
