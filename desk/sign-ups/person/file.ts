import type { Database } from "@/db/client/database";
import { audited } from "@/desk/audit/record";
import type { SignedIn } from "@/desk/auth/access";
import { isEmail, normalizedEmail } from "@/lib/sign-up/rules/email";
import { limits } from "@/lib/sign-up/rules/limits";
import { isLongerThan } from "@/lib/sign-up/rules/text";
import { erasedContact, recordsAbout, rowsOf } from "./rows";

/** Everything about an e-mail address, but hashes and the names of operators. Null for what is no address. */
export async function personFile(by: SignedIn, typed: string, now: Date) {
  const email = normalizedEmail(typed);
  if (!isEmail(email) || isLongerThan(email, limits.contactEmail) || email === erasedContact.email)
    return null;
  return audited(
    by,
    ({ counts }) => ({
      act: "exported",
      subject: "person",
      fields: Object.keys(counts),
      values: { email, ...counts },
    }),
    async (tx: Database) => {
      const { signUps, drafts, leads } = await rowsOf(tx, { email, signUpId: null });
      const ids = [signUps, leads].map((rows) => rows.map(({ id }) => id));
      const [signUpIds = [], leadIds = []] = ids;
      const records = await recordsAbout(tx, signUpIds, leadIds);
      const file = {
        about: email,
        at: now.toISOString(),
        signUps: signUps.map(({ ownerTokenHash: _, owner: __, ...signUp }) => signUp),
        drafts,
        leads: leads.map(({ owner: _, fingerprint: __, ...lead }) => lead),
        ...records,
      };
      const counts = { signUps: signUps.length, drafts: drafts.length, leads: leads.length };
      return { file, counts };
    },
  );
}
