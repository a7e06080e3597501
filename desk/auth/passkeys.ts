import { z } from "zod";
import { log } from "@/server/logging/log";
import { callAuth, earlierSession } from "./call";
import { rateLimit } from "./limits";
import { resetCounter } from "./queries";

/** What the browser needs to ask for a passkey; null after too many tries. */
export async function passkeyQuestion() {
  if (!(await rateLimit("use_passkey")).ok) return null;
  const options = await callAuth((auth, headers) =>
    auth.api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true }),
  );
  return { ...options, userVerification: "required" as const }; // The library has no setting for it
}

/** Signs in by the browser's answer; false unless the passkey is an operator's, and has verified the person. */
export async function signInByPasskey(answer: string): Promise<boolean> {
  const response = answerFrom(assertion, answer);
  if (!response || !(await rateLimit("use_passkey")).ok) return false;
  return accepted(
    callAuth(async (auth, headers, db) => {
      const endEarlier = await earlierSession(auth, headers, db);
      // The transaction of a refused answer is rolled back, and the counter with it.
      const { isBackedUp, counter } = signedPartOf(response.response.authenticatorData);
      const isLower = isBackedUp && (await resetCounter(db, response.id, counter));
      const signedIn = await auth.api.verifyPasskeyAuthentication({
        body: { response },
        headers,
        returnHeaders: true,
      });
      await endEarlier();
      if (isLower) log("warn", "counter of a synced passkey fell", { count: counter });
      return signedIn;
    }),
  );
}

/**
 * What an answer says of its passkey (WebAuthn, 6.1), which the library verifies. It refuses a counter that falls, as that of a copied
 * key would; but a passkey that is backed up exists on several devices, and some begin again at 0.
 */
function signedPartOf(authenticatorData: string): { isBackedUp: boolean; counter: number } {
  const data = Buffer.from(authenticatorData, "base64url");
  if (data.length < 37) return { isBackedUp: false, counter: 0 };
  return { isBackedUp: (data.readUInt8(32) & 0x10) !== 0, counter: data.readUInt32BE(33) };
}

/** What the browser needs to make a passkey for the operator who is signed in. */
export function newPasskeyQuestion() {
  return callAuth((auth, headers) =>
    auth.api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true }),
  );
}

export async function registerPasskey(answer: string): Promise<boolean> {
  const response = answerFrom(attestation, answer);
  if (!response) return false;
  return accepted(
    callAuth((auth, headers) =>
      auth.api.verifyPasskeyRegistration({ body: { response }, headers, returnHeaders: true }),
    ),
  );
}

/** Only the shape; the library checks the values. */
const assertion = z.looseObject({
  id: z.string(),
  rawId: z.string(),
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}),
  response: z.looseObject({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
  }),
});

const attestation = z.looseObject({ id: z.string(), response: z.looseObject({}) });

function answerFrom<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** False if better-auth refuses the answer; other errors are thrown. */
async function accepted(call: Promise<unknown>): Promise<boolean> {
  const { isAPIError } = await import("better-auth/api");
  return call.then(
    () => true,
    (error: unknown) => {
      if (isAPIError(error)) return false;
      throw error;
    },
  );
}
