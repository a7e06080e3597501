import { randomUUID } from "node:crypto";
import { beforeEach, expect, it, vi } from "vitest";
import { auditEntries, auditValues, feedDeliveries, feedEndpoints } from "@/db/schema";
import {
  addEndpoint,
  hideSecret,
  pauseEndpoint,
  removeEndpoint,
  replayOne,
  resumeEndpoint,
  rotateSecret,
  testEndpoint,
} from "@/desk/feed/actions";
import { endpointPage, feedPage } from "@/desk/feed/acts";
import { drainFeed } from "@/desk/feed/deliver";
import { freshSecret, refusedForm } from "@/desk/feed/endpoint-form";
import { describeOnDatabase } from "../../../support/database/database";
import { feedReceiver } from "../../../support/desk/feed/receiver";
import { signedInBrowser } from "../../../support/desk/signed-in";
import { redirectOf } from "../../../support/sign-up/tab";

vi.mock("next/headers", () => import("../../../support/desk/browser"));
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));
process.env.OPERATORS = "ana@firm.example:admin, bo@firm.example:admin";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const receiver = feedReceiver();
const acts = { addEndpoint, hideSecret, pauseEndpoint, removeEndpoint, replayOne, resumeEndpoint };
const actions = { ...acts, rotateSecret, testEndpoint };

describeOnDatabase("an administrator's acts on the feed", (use) => {
  beforeEach(() => signedInBrowser("ana@firm.example"));

  const endpoints = () => use().db.select().from(feedEndpoints);
  const deliveries = () => use().db.select().from(feedDeliveries);
  const audit = async () =>
    (await use().db.select().from(auditEntries).orderBy(auditEntries.id))
      .filter(({ act }) => act !== "signed_in")
      .map(({ act, fields }) => [act, ...fields].join(" "));

  function press(action: keyof typeof actions, fields: Record<string, string | string[]>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields))
      for (const one of [value].flat()) form.append(name, one);
    return redirectOf(() => actions[action](form));
  }

  async function added(): Promise<string> {
    const id = randomUUID();
    const fields = { id, name: "CRM", url: receiver.url(), kinds: ["lead.created", "signup.confirmed"] };
    expect(await press("addEndpoint", fields)).toBe(`/console/feed/${id}?message=added`);
    receiver.state.secret = (await freshSecret(id)) ?? "";
    return id;
  }

  async function seen(id: string) {
    const page = await endpointPage(id, null);
    return {
      endpoint: id,
      was: page?.endpoint.revision ?? "",
      press: randomUUID(),
      name: page?.endpoint.name ?? "",
    };
  }

  it("add an endpoint once, and show its secret in this browser until it is stored", async () => {
    const id = await added();
    const secret = await freshSecret(id);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await endpoints()).toMatchObject([{ id, secret, kinds: ["lead.created", "signup.confirmed"] }]);
    await press("hideSecret", { endpoint: id }); // The browser never kept the cookie of the first response
    const again = { id, name: "CRM", url: receiver.url(), kinds: "lead.created" };
    expect(await press("addEndpoint", again)).toBe(`/console/feed/${id}?message=added`);
    expect(await freshSecret(id)).toBe(secret);
    expect(await endpoints()).toHaveLength(1);
    await press("hideSecret", { endpoint: id });
    expect(await freshSecret(id)).toBeNull();
    expect(JSON.stringify([await feedPage(), await endpointPage(id, null)])).not.toContain(secret);
    expect(await audit()).toEqual(["endpoint_added"]);
    expect(JSON.stringify(await use().db.select().from(auditValues))).not.toContain(secret);
  });

  it.each([
    ["no name", { name: " " }, "name"],
    ["no kind", { kinds: [] }, "kinds"],
    ["another scheme", { url: "ftp://crm.firm.example/" }, "url"],
    ["a user name", { url: "https://ana:x@crm.firm.example/" }, "url"],
  ])("refuse a form with %s, and keep what was typed out of the address", async (_, change, problem) => {
    const typed = { id: randomUUID(), name: "CRM", url: receiver.url(), kinds: ["lead.created"], ...change };
    expect(await press("addEndpoint", typed)).toBe("/console/feed?message=invalid");
    expect(await refusedForm()).toMatchObject({ name: typed.name, url: typed.url, problems: [problem] });
    expect(await endpoints()).toEqual([]);
    expect(await audit()).toEqual([]);
  });

  it("send a test event, once for a press that is repeated", async () => {
    const id = await added();
    const form = await seen(id);
    expect(await press("testEndpoint", form)).toBe(`/console/feed/${id}?message=test_done`);
    expect(await press("testEndpoint", form)).toBe(`/console/feed/${id}?message=test_done`);
    await drainFeed();
    expect(receiver.state).toMatchObject({
      refused: 0,
      received: [{ type: "test", data: { endpoint: id } }],
    });
    expect((await endpointPage(id, null))?.deliveries).toMatchObject([{ kind: "test", status: 204 }]);
    expect(await audit()).toEqual(["endpoint_added", "endpoint_changed test"]);
  });

  it("remove an endpoint once, and tell others that it is gone", async () => {
    const id = await added();
    const form = { ...(await seen(id)), typed: "CRM" };
    const late = await seen(id);
    for (const _ of ["first", "repeated"])
      expect(await press("removeEndpoint", form)).toBe("/console/feed?message=removed");
    expect(await press("pauseEndpoint", late)).toBe("/console/feed?message=gone");
    expect(await audit()).toEqual(["endpoint_added", "endpoint_removed removed"]);
  });

  it("pause, so that events wait, and resume, so that they go", async () => {
    const id = await added();
    expect(await press("pauseEndpoint", await seen(id))).toBe(`/console/feed/${id}?message=pause_done`);
    await press("testEndpoint", await seen(id));
    await drainFeed();
    expect(receiver.state.received).toEqual([]);
    expect(await feedPage()).toMatchObject([{ pausedReason: "operator", waiting: 1, givenUp: 0 }]);
    expect(await press("resumeEndpoint", await seen(id))).toBe(`/console/feed/${id}?message=resume_done`);
    await drainFeed();
    expect(receiver.state.received).toHaveLength(1);
    expect(await audit()).toContain("endpoint_changed paused");
  });

  it("rotate the secret once, and sign with both", async () => {
    const id = await added();
    const old = receiver.state.secret;
    const form = await seen(id);
    await press("rotateSecret", form);
    const fresh = await freshSecret(id);
    expect(fresh).not.toBe(old);
    expect(await press("rotateSecret", form)).toBe(`/console/feed/${id}?message=rotate_done`);
    expect(await endpoints()).toMatchObject([{ secret: fresh, previousSecret: old }]);
    for (const secret of [old, fresh]) {
      receiver.state.secret = secret ?? "";
      await press("testEndpoint", await seen(id));
      await drainFeed();
    }
    expect(receiver.state).toMatchObject({ refused: 0, received: [{ signatures: 2 }, { signatures: 2 }] });
    expect(await audit()).toContain("endpoint_changed secret");
  });

  it("do nothing when somebody else was faster", async () => {
    const id = await added();
    const shown = await seen(id);
    await press("pauseEndpoint", await seen(id));
    const address = `/console/feed/${id}?message=stale&asked=`;
    expect(await press("rotateSecret", shown)).toBe(`${address}rotate`);
    expect(await press("removeEndpoint", { ...shown, typed: "CRM" })).toBe(`${address}remove`);
    expect(await endpoints()).toMatchObject([
      { pausedReason: "operator", previousSecret: null, removedAt: null },
    ]);
    expect(await audit()).toEqual(["endpoint_added", "endpoint_changed paused"]);
  });

  it("remove an endpoint whose name was typed, with its secret", async () => {
    const id = await added();
    const form = await seen(id);
    expect(await press("removeEndpoint", { ...form, typed: "crm?" })).toBe(
      `/console/feed/${id}?message=removeMismatch`,
    );
    expect(await press("removeEndpoint", { ...form, typed: " CRM " })).toBe("/console/feed?message=removed");
    expect(await endpoints()).toMatchObject([{ removedAt: expect.any(Date), secret: "" }]);
    expect(await feedPage()).toEqual([]);
    expect(await endpointPage(id, null)).toBeNull();
    expect((await audit()).at(-1)).toBe("endpoint_removed removed");
  });

  it("replay a delivery under the same id, unless it was attempted since", async () => {
    const id = await added();
    await press("testEndpoint", await seen(id));
    await drainFeed();
    const [first] = await deliveries();
    const form = {
      endpoint: id,
      delivery: first?.id ?? "",
      attempted: first?.lastAttemptAt?.toISOString() ?? "",
    };
    expect(await press("replayOne", form)).toBe(`/console/feed/${id}?message=replay_done`);
    await drainFeed();
    expect(await press("replayOne", form)).toBe(`/console/feed/${id}?message=replay_stale`);
    await drainFeed();
    expect(receiver.state.received).toHaveLength(2);
    expect(new Set(receiver.state.received.map((event) => event.id)).size).toBe(1);
    expect((await audit()).filter((act) => act === "delivery_replayed")).toHaveLength(1);
  });
});
