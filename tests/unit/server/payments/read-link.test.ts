import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readLink } from "@/server/payments/read-link";

const submission = "0b9c1d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e";
const flow = "BRQ0001ABCDEFGHJKMNPQRSTVWXYZ";

describe("a confirmation link", () => {
  test.each([flow, "RE0001AB", "BRF000123", `RE${"0".repeat(124)}`])("with %s is read", (id) => {
    expect(readLink(submission, id)).toEqual({ ok: true, ids: { submissionId: submission, requestId: id } });
  });

  test.each([undefined, null, "", "  ", 7, [submission, submission], {}])(
    "without a submission (%j) says so, whatever the flow",
    (id) => {
      for (const other of [undefined, flow, "../x"])
        expect(readLink(id, other)).toEqual({ ok: false, problem: "missingSubmission" });
    },
  );

  test.each([undefined, null, "", "\t", true, [flow], { flow }])("without a flow (%j) says so", (id) => {
    expect(readLink(submission, id)).toEqual({ ok: false, problem: "missingRequest" });
  });

  test.each([
    submission.toUpperCase(),
    submission.replaceAll("-", ""),
    ` ${submission}`,
    `${submission}\n`,
    `${submission}'--`,
    "1",
  ])("with a submission of no kind we know (%j) is unknown", (id) => {
    expect(readLink(id, flow)).toEqual({ ok: false, problem: "unknownLink" });
  });

  test.each([
    "BRQ",
    "MD0001ABC",
    "brq0001abc",
    "BRQ0001/../../mandates/MD1",
    "BRQ0001%2F..",
    "BRQ0001?x=1",
    "BRQ0001#x",
    "BRQ0001&a",
    "BRQ0001;a",
    "BRQ0001 A",
    "BRQ0001\u0000",
    "BRQ0001\n",
    "BRQ0001\u202eA",
    "BRQ０００１",
    "..",
    "/etc/passwd",
    "https://evil.example/BRQ0001",
    `RE${"0".repeat(125)}`,
  ])("never lets %j into an address of the provider's API", (id) => {
    expect(readLink(submission, id)).toEqual({ ok: false, problem: "unknownLink" });
  });

  it("accepts only letters and digits", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.nat(0x2fff).map((code) => String.fromCharCode(code)) }),
        fc.constantFrom("", "RE", "BRQ", "BRF"),
        (rest, prefix) => {
          const read = readLink(submission, prefix + rest);
          return read.ok
            ? encodeURIComponent(read.ids.requestId) === read.ids.requestId
            : read.problem !== "missingSubmission";
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
