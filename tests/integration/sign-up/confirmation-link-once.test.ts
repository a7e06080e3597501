import { beforeEach, expect, it, vi } from "vitest";
import { sendConfirmationLink } from "@/server/confirmation/mailed-link";
import { describeOnDatabase } from "@/tests/support/database/database";
import { drainMail } from "@/tests/support/drain-mail";
import { fakeGoCardless } from "@/tests/support/payments/ground";
import { newBrowser } from "@/tests/support/sign-up/visitor";
import { mailboxOfFile } from "../payments/mailbox";
import { buy } from "./bought";

vi.mock("next/headers", () => import("@/tests/support/sign-up/visitor"));
// As Next resolves it for the server.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));

fakeGoCardless();
const mailbox = mailboxOfFile();

describeOnDatabase("a link to the confirmation", (use) => {
  beforeEach(() => void newBrowser());

  it("is mailed once for a request that a proxy repeats, and again a minute later", async () => {
    const { ids } = await buy(use());
    const at = Date.now();
    const mailsAfter = async (seconds: number) => {
      await sendConfirmationLink(ids, new Date(at + seconds * 1_000));
      await drainMail();
      return (await mailbox.messages()).filter(({ subject }) => subject.startsWith("Open your")).length;
    };
    expect([await mailsAfter(0), await mailsAfter(0), await mailsAfter(60)]).toEqual([1, 1, 2]);
  });
});
