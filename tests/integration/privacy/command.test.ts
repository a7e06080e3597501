import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { POST } from "@/app/api/command/route";
import { submissions } from "@/db/schema";
import { storedKey } from "@/scripts/launch/keys";
import { settings } from "@/server/env";
import { describeOnDatabase } from "@/tests/support/database/database";
import { feedReceiver, secret } from "@/tests/support/feed/receiver";
import { fakeGoCardless } from "@/tests/support/payments/ground";
import { email, personIn, tracesOf } from "@/tests/support/person";

const dataDir = mkdtempSync(join(tmpdir(), "jack-keys-"));
process.env.DATA_DIR = dataDir;
process.env.OPERATOR_SECRET = "secret-of-the-operators";
afterAll(() => rmSync(dataDir, { recursive: true }));

const goCardless = fakeGoCardless();
const receiver = feedReceiver();

describeOnDatabase("a command on the server", (use) => {
  const everywhere = personIn(use, goCardless);

  async function post(bearer: string, body: object) {
    const headers = { authorization: `Bearer ${bearer}` };
    const url = "http://localhost/api/command";
    const answer = await POST(new Request(url, { method: "POST", headers, body: JSON.stringify(body) }));
    return answer.ok ? answer.json() : answer.status;
  }
  const command = (name: string, body: object = {}) =>
    post(storedKey(dataDir, "command-secret"), { command: name, ...body });

  it("needs its secret, which is not the operators', and a known command", async () => {
    const asked = { command: "person-file", email };
    for (const bearer of ["", "null", "secret-of-the-operators"]) expect(await post(bearer, asked)).toBe(404);
    expect(await command("erase", { again: email })).toBe(400);
    expect(await command("everything")).toBe(400);
  });

  it("gets everything about an address as a file", async () => {
    const { reference } = await everywhere({ isCustomer: true });
    const { file } = await command("person-file", { email: email.toUpperCase() });
    expect(file).toMatchObject({ about: email, leads: [{ email }] });
    expect(file.signUps).toContainEqual(expect.objectContaining({ reference }));
    expect(JSON.stringify(file)).not.toContain("ownerTokenHash");
    expect(await command("person-file", { email: "quirin@" })).toEqual({ file: null });
  });

  it("erases by a reference or an address, typed twice", async () => {
    const { reference } = await everywhere({ isCustomer: false });
    const erase = (typed: string, again: string) => command("erase", { typed, again });
    const nothing = (outcome: string) => ({ outcome, lines: null });
    expect(await erase("JK-0000-0000", "JK-0000-0000")).toEqual(nothing("unknown"));
    expect(await erase(reference, "JK-0000-0000")).toEqual(nothing("notTyped"));
    expect(await erase(email, "ana@firm.example")).toEqual(nothing("notTyped"));
    expect(await use().db.$count(submissions)).toBe(2);
    const lines = [
      "2 sign-ups without a debit, whole",
      "1 request to be contacted",
      "1 debit or request, ended at GoCardless",
    ];
    const erased = await erase(reference.toLowerCase(), reference);
    expect(erased).toEqual({ outcome: "erased", lines: expect.arrayContaining(lines) });
    expect(await tracesOf(use())).toEqual([]);
    expect(await erase(email, email)).toEqual(nothing("nothing"));
  });

  it("sends a test event to the firm's own system", async () => {
    expect(await command("feed-test")).toEqual({ problem: "FEED_URL is not set." });
    const feed = { feedUrl: receiver.url(), feedSecrets: [secret], feedMayBePrivate: true };
    Object.assign(settings(), feed);
    onTestFinished(() => void Object.assign(settings(), { feedUrl: null }));
    expect(await command("feed-test")).toEqual({ problem: null });
    expect(receiver.state.received).toMatchObject([{ type: "test", data: {} }]);
    receiver.answer(410);
    const problem = "The receiver did not take the test event: http_410";
    expect(await command("feed-test")).toEqual({ problem });
  });
});
