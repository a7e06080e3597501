import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const text = (of: string) => Buffer.concat([Buffer.from([0x60 + of.length]), Buffer.from(of)]);
const bytes = (of: Buffer) => Buffer.concat([Buffer.from([0x58, of.length]), of]);

type Question = { challenge: string } | null;

/**
 * A passkey kept in this process, which answers as a browser would (WebAuthn Level 2, ES256, no attestation). `isSynced`: backed up,
 * and on more than one device. `verifiesPerson`: by a PIN or a finger, not by presence alone.
 */
export function newAuthenticator(origin: string, { isSynced = false, verifiesPerson = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  const rpIdHash = sha256(new URL(origin).hostname);
  let counter = 0;
  let person = verifiesPerson ? 0x04 : 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const challengeOf = (question: Question) => question?.challenge ?? "";
  const head = (flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter++);
    return Buffer.concat([rpIdHash, Buffer.from([flags | (isSynced ? 0x18 : 0)]), count]);
  };
  const credential = (response: Record<string, string>) =>
    JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });

  return {
    /** Begins to count again, as on another device. */
    restartCounter(): void {
      counter = 0;
    },
    /** From now on answers by presence alone. */
    verifyNobody(): void {
      person = 0;
    },
    /** Answers the options of a registration. */
    register(question: Question): string {
      const coordinate = (of: string) => bytes(Buffer.from(of, "base64url"));
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        coordinate(x),
        Buffer.from([0x22]),
        coordinate(y),
      ]);
      const known = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        key,
      ]);
      const authData = Buffer.concat([head(0x41 | person), known]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text("fmt"),
        text("none"),
        text("attStmt"),
        Buffer.from([0xa0]),
        text("authData"),
        bytes(authData),
      ]);
      return credential({
        clientDataJSON: clientData("webauthn.create", challengeOf(question)).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
      });
    },
    /** Answers the options of a sign-in. */
    answer(question: Question): string {
      const data = clientData("webauthn.get", challengeOf(question));
      const authData = head(0x01 | person);
      const signature = sign("sha256", Buffer.concat([authData, sha256(data)]), privateKey);
      return credential({
        clientDataJSON: data.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signature.toString("base64url"),
      });
    },
  };
}
