import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generate } from "selfsigned";

export type Certificate = { readonly file: string; readonly cert: string; readonly key: string };

/** A self-signed certificate of a host or an IP address, in `fullchain.pem` and `privkey.pem` of the folder. */
export async function makeCertificate(
  folder: string,
  name: { host: string } | { ip: string },
): Promise<Certificate> {
  const altName = "ip" in name ? { type: 7 as const, ip: name.ip } : { type: 2 as const, value: name.host };
  const { cert, private: key } = await generate([{ name: "commonName", value: `test ${Date.now()}` }], {
    keyType: "ec",
    algorithm: "sha256",
    extensions: [{ name: "subjectAltName", altNames: [altName] }],
  });
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "fullchain.pem");
  writeFileSync(file, cert);
  writeFileSync(join(folder, "privkey.pem"), key);
  return { file, cert, key };
}
