import type { OpenDatabase } from "@/db/client/database";
import { addAuditEntry } from "@/desk/auth/audit/queries";
import { saveNote } from "@/desk/sign-ups/notes";
import { correctContact } from "@/desk/sign-ups/one/correct";
import { personFile } from "@/desk/sign-ups/person/acts";
import type { fakeGoCardless } from "../payments/ground";
import { personIn as corePersonIn, email, oldEmail } from "../person";
import { ana } from "./operators";

/** Functions that store a person in every place that can name one: the core's, a correction, a note, an export, searches. */
export function personIn(use: () => OpenDatabase, goCardless: ReturnType<typeof fakeGoCardless>) {
  const inCore = corePersonIn(use, goCardless, ({ id, contactName }, typed) => {
    const seen = { contactName, contactEmail: oldEmail, contactPhone: "" };
    return correctContact(ana, id, { seen, typed });
  });

  return async function everywhere(how: { isCustomer: boolean }) {
    const submission = await inCore(how);
    await saveNote(
      ana,
      { of: "sign_up", id: submission.id },
      { noteId: crypto.randomUUID(), text: "Rang Quirin Zeller" },
    );
    await personFile(ana, email, new Date());
    for (const text of ["zeller", "agoston", "00447700900555"])
      await addAuditEntry(
        use().db,
        { operatorId: ana.operatorId, email: ana.email, from: null },
        { act: "searched", subject: "list", values: { text } },
      );
    return submission;
  };
}
