import { describe, expect, test } from "vitest";
import { choiceCookie } from "@/lib/geo/record";
import { sharedSite } from "@/tests/support/site/running";
import { openVisitor } from "@/tests/support/site/visitor";

const { url } = sharedSite();
const newcomer = () => openVisitor(url);

describe("an unknown address", () => {
  test.each([
    "/fr",
    "/fr/get-started",
    "/fr/get-started/plan",
    "/uk/nope",
    "/nope",
    "/UK/Nope",
    "/us/uk",
    "/uk/get-started/nope",
    "/uk/get-started/plan/more",
    "/uk/get-started/constructor",
  ])("%s responds 404 with a complete page", async (address) => {
    const { status, html, document } = await newcomer().open(address);
    expect(status).toBe(404);
    expect(document.querySelector("h1")?.text).toBe("Oops! Page not found");
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-GB"[\s\S]*<\/html>$/);
  });
});

describe("F24: a confirmation link", () => {
  const submission = "0b9c1d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e";
  const unknown = /This payment confirmation link is not valid/;

  test.each([
    ["", /^Invalid payment confirmation link - missing submission ID$/],
    ["?submission_id=", /^Invalid payment confirmation link - missing submission ID$/],
    ["?redirect_flow_id=BRQ01", /^Invalid payment confirmation link - missing submission ID$/],
    [`?submission_id=${submission}`, /^Invalid payment confirmation link - missing redirect flow ID$/],
    [`?submission_id=${submission}&redirect_flow_id=..%2Fcustomers`, unknown],
    ["?submission_id=1&redirect_flow_id=BRQ01", unknown],
  ])("with %j shows the issue and a link home", async (query, message) => {
    const { status, document } = await newcomer().open(`/payment-success${query}`);
    expect(status).toBe(200);
    expect(document.querySelector("h1")?.text).toBe("Payment Setup Issue");
    expect(document.querySelector("[role=alert]")?.text).toMatch(message);
    expect(document.querySelectorAll("a").filter((link) => link.text === "Return to Home")).toHaveLength(1);
  });

  test.each([
    ["/payment-success", "Problème de configuration du paiement"],
    ["/payment-success/open?key=x", "Ce lien ne fonctionne plus"],
  ])("%s without a sign-up is answered in the language that the visitor chose", async (address, heading) => {
    const response = await fetch(url + address, { headers: { cookie: `${choiceCookie}=ca-fr` } });
    const page = await response.text();
    expect(page).toContain('<html lang="fr-CA"');
    expect(page).toContain(heading);
    expect(page).toContain('<meta name="description" content="La configuration du paiement');
  });

  test("is rejected by the handler in the language of the page that asks", async () => {
    const response = await fetch(`${url}/api/verify-gocardless-payment`, {
      method: "POST",
      body: JSON.stringify({ submissionId: submission, redirectFlowId: "BRQ01" }),
      headers: { "content-type": json, origin: url, "accept-language": "fr-CA" },
    });
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(/^Ce lien de confirmation/) });
  });

  const json = "application/json";
  const noSubmission = "Invalid payment confirmation link - missing submission ID";
  const noFlow = "Invalid payment confirmation link - missing redirect flow ID";
  const noObject = "A JSON object is expected";

  test.each([
    [400, json, "{}", noSubmission],
    [400, json, '{"redirectFlowId":"BRQ01"}', noSubmission],
    [400, json, '{"submissionId":null,"redirectFlowId":"BRQ01"}', noSubmission],
    [400, json, '{"submissionId":" "}', noSubmission],
    [400, json, '{"submissionId":["x"],"redirectFlowId":{"a":1}}', noSubmission],
    [400, json, `{"submissionId":"${submission}"}`, noFlow],
    [400, json, `{"submissionId":"${submission}","redirectFlowId":""}`, noFlow],
    [400, json, "[]", noObject],
    [400, json, "null", noObject],
    [400, json, "{", noObject],
    [400, json, `{"submissionId":"${submission}","redirectFlowId":"BRQ01/../customers"}`, unknown],
    [404, json, `{"submissionId":"${submission}","redirectFlowId":"BRQ01"}`, unknown],
    [413, json, `{"submissionId":"${"x".repeat(3_000)}"}`, /^The body is over 2048 bytes$/],
    [415, "text/plain", "{}", /^The body must be application\/json$/],
  ])("is rejected by the handler with %i: %s %s", async (status, type, body, error) => {
    const address = `${url}/api/verify-gocardless-payment`;
    const response = await fetch(address, {
      method: "POST",
      body,
      headers: { "content-type": type, origin: url },
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      success: false,
      status: "unknown",
      error: typeof error === "string" ? error : expect.stringMatching(error),
    });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });
});
