import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { PasskeySignIn } from "@/desk/auth/passkey-sign-in";
import { OpenLink, SignIn } from "@/desk/auth/sign-in-page";
import { People } from "@/desk/people/page";
import type { PeoplePageData } from "@/desk/people/read";
import { Person } from "@/desk/sign-ups/person/page";
import { show } from "../../support/components/render";

const admin = { email: "ana@firm.example", role: "admin" } as const;
const viewer = { email: "bo@firm.example", role: "viewer" } as const;
const pressId = "00000000-0000-4000-8000-000000000000" as const;

const session = {
  id: "s1",
  email: admin.email,
  userAgent: "Firefox on Linux",
  since: new Date("2026-07-23T08:00:00Z"),
  usedAt: new Date("2026-07-23T09:30:00Z"),
  isThis: true,
};
const cy = { email: "cy@firm.example", role: "member" } as const;
const person = { passkeys: 0, pressId, isWritten: false, isSelf: false };
const shown: PeoplePageData = {
  people: [
    { ...person, ...admin, passkeys: 1, isWritten: true, isSelf: true },
    { ...person, ...viewer, isWritten: true },
    { ...person, ...cy },
  ],
  invited: [
    { email: "di@firm.example", role: "admin", by: admin.email, until: new Date("2026-07-26T08:00:00Z") },
  ],
  owners: [admin.email, cy.email],
  sessions: [session, { ...session, id: "s2", email: viewer.email, isThis: false }],
  mayInvite: true,
  mayChange: true,
  own: [{ id: "p1", deviceType: "multiDevice", createdAt: session.since }],
};

describe("the sign-in", () => {
  it("names what is wrong with the address beside its field", () => {
    show(<SignIn message="invalid" wait={null} back={null} />);
    const field = screen.getByLabelText("Your e-mail address");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(/^Enter an e-mail address/).id).toBe(field.getAttribute("aria-describedby"));
  });

  it("says how long to wait", () => {
    show(<SignIn message={undefined} wait={15} back={null} />);
    expect(screen.getByText(/Try again in 15 minutes/)).toBeTruthy();
  });

  it("says that links which were sent still work when no other one is", () => {
    show(<SignIn message="enough" wait={null} back={null} />);
    expect(screen.getByText(/no other one is sent now.*each once, for 10 minutes/)).toBeTruthy();
  });

  it("offers another link in place of a used one", () => {
    show(<OpenLink linkKey={null} isInvitation={false} />);
    expect(screen.getByRole("heading", { name: "This link no longer works" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Ask for another link" }).getAttribute("href")).toBe(
      "/console/sign-in",
    );
  });
});

describe("an invitation", () => {
  it("says on its page what the button does", () => {
    show(<OpenLink linkKey="k" isInvitation />);
    expect(screen.getByText(/^This link accepts the invitation/)).toBeTruthy();
    const form = screen.getByRole("button", { name: "Sign in" }).closest("form");
    expect(form && Object.fromEntries(new FormData(form))).toEqual({ key: "k", invitation: "yes" });
  });

  it("that was used or is too old says so, and what to do", () => {
    show(<OpenLink linkKey={null} isInvitation />);
    expect(screen.getByText(/^This invitation has been used, is more than 3 days old/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Sign in" })).toBeTruthy();
  });
});

/** A browser whose requests for a passkey wait for the test. `fills`: it offers passkeys in a field. */
function browserWithPasskeys({ fills }: { fills: boolean }) {
  type Request = CredentialRequestOptions & { answer: (found: object) => void; fail: () => void };
  const requests: Request[] = [];
  const known = fills ? { isConditionalMediationAvailable: async () => true } : {};
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => {}, known),
  );
  const get = (options: CredentialRequestOptions) =>
    new Promise<object>((answer, fail) => {
      requests.push({ ...options, answer, fail: () => fail(new DOMException("", "NotAllowedError")) });
      options.signal?.addEventListener("abort", () => fail(options.signal?.reason));
    });
  vi.stubGlobal("navigator", { ...navigator, credentials: { get } });
  return requests;
}

describe("the passkey of the sign-in", () => {
  const credential = {
    id: "AA",
    rawId: new ArrayBuffer(1),
    type: "public-key",
    response: {
      authenticatorData: new ArrayBuffer(1),
      clientDataJSON: new ArrayBuffer(1),
      signature: new ArrayBuffer(1),
    },
    getClientExtensionResults: () => ({}),
  };
  const sent: unknown[] = [];
  const showSignIn = () =>
    show(
      <>
        <input autoComplete="username webauthn" aria-label="address" />
        <PasskeySignIn
          question={async () => ({ challenge: "AA" })}
          answer={async (form) => {
            sent.push(form.get("back"));
            return "refused";
          }}
          back="/console/people"
          label="Use"
          refused="Refused"
        />
      </>,
    );
  const kinds = (requests: ReturnType<typeof browserWithPasskeys>) =>
    requests.map(({ mediation, signal }) => [mediation ?? "pressed", signal?.aborted]);
  const waiting = ["conditional", false];
  const ended = ["conditional", true];

  it("waits in the field; the button ends that first, and after a failure it waits once again", async () => {
    const requests = browserWithPasskeys({ fills: true });
    showSignIn();
    await waitFor(() => expect(kinds(requests)).toEqual([waiting]));
    fireEvent.click(screen.getByRole("button", { name: "Use" }));
    expect(kinds(requests)).toEqual([ended]);
    await waitFor(() => expect(kinds(requests)).toEqual([ended, ["pressed", false]]));
    expect(screen.queryByText("Refused")).toBeNull();
    requests[1]?.fail();
    await waitFor(() => expect(kinds(requests)).toEqual([ended, ["pressed", true], waiting]));
    expect(screen.getByText("Refused")).toBeTruthy();
    requests[2]?.answer(credential);
    await waitFor(() => expect(sent).toEqual(["/console/people"]));
    fireEvent.click(screen.getByRole("button", { name: "Use" }));
    await waitFor(() => expect(requests).toHaveLength(4));
    expect(kinds(requests)[3]).toEqual(["pressed", false]);
  });

  it("is asked for on the press alone by a browser without autofill of passkeys", async () => {
    const requests = browserWithPasskeys({ fills: false });
    showSignIn();
    fireEvent.click(screen.getByRole("button", { name: "Use" }));
    await waitFor(() => expect(kinds(requests)).toEqual([["pressed", false]]));
    requests[0]?.fail();
    expect(await screen.findByText("Refused")).toBeTruthy();
    expect(requests).toHaveLength(1);
  });
});

describe("people and sessions", () => {
  it("let an administrator end each session, and let others back in", () => {
    show(<People operator={admin} data={shown} message={undefined} />);
    expect(screen.getAllByRole("button", { name: /^End the session of/ })).toHaveLength(2);
    expect(
      screen.getAllByRole("button", { name: /^Let back in/ }).map((one) => one.getAttribute("aria-label")),
    ).toEqual([`Let back in ${viewer.email}`, `Let back in ${cy.email}`]);
    expect(screen.getByText(/Times in London/)).toBeTruthy();
  });

  it.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
      "Mobile Safari on iOS",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36 Edg/137.0.0.0",
      "Edge on Windows",
    ],
    ["curl/8.5.0", "Unknown browser"],
    [null, "Unknown browser"],
  ])("say the browser and system of %s in words", (userAgent, words) => {
    const sessions = [{ ...session, userAgent }];
    show(<People operator={admin} data={{ ...shown, sessions }} message={undefined} />);
    const [, row] = within(screen.getByRole("table", { name: /^Open sessions/ })).getAllByRole("row");
    expect(row?.textContent).toContain(words);
    if (userAgent) expect(row?.textContent).not.toContain(userAgent);
  });

  it("ask an operator to sign in again before a change of passkeys, if that was long ago", () => {
    show(<People operator={admin} data={{ ...shown, mayChange: false }} message={undefined} />);
    expect(screen.getByRole("link", { name: "Sign in again" }).getAttribute("href")).toBe(
      "/console/sign-in?back=%2Fconsole%2Fpeople",
    );
    expect(screen.queryByRole("button", { name: /passkey/ })).toBeNull();
  });

  it("say where those of OPERATORS are changed, and offer the role and the removal of others", () => {
    show(<People operator={admin} data={shown} message={undefined} />);
    const table = within(screen.getByRole("table", { name: "People" }));
    const row = (email: string) => within(table.getByRole("row", { name: new RegExp(`^${email}`) }));
    expect(row(viewer.email).getByText("Changed in the setting OPERATORS, on the server")).toBeTruthy();
    expect(row(viewer.email).queryByText("Remove")).toBeNull();
    expect(
      row(cy.email)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual([...["Viewer", "Administrator", "Let back in", "Remove"]]);
    const heir = row(cy.email).getByLabelText("Hand over customers and leads to");
    expect([...heir.children].map(({ textContent }) => textContent)).toEqual(["Nobody", admin.email]);
    const invited = row("di@firm.example");
    expect(invited.getByText(`Invited by ${admin.email}, until 26 Jul 2026, 09:00`)).toBeTruthy();
    expect(invited.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Take back"]);
  });

  it("offer no change of the team to others", () => {
    show(<People operator={viewer} data={{ ...shown, mayInvite: false }} message={undefined} />);
    expect(screen.queryByRole("button", { name: /Invite|Take back|^Let back in/ })).toBeNull();
    expect(screen.queryByText("Remove", { selector: "summary" })).toBeNull();
  });

  const problems = [
    "noEmail",
    "operator",
    "alreadyInvited",
    "written",
    "self",
    "lastAdmin",
    "noHeir",
    "stale",
  ];
  it.each(problems)("say in one sentence or two why nothing was changed: %s", (message) => {
    const { container } = show(<People operator={admin} data={shown} message={message} />);
    expect(container.querySelector("[tabindex='-1']")?.textContent).toMatch(/^[A-Z].*\.$/);
  });
});

it.each([
  ["lets an operator back in", <People key="people" operator={admin} data={shown} message={undefined} />],
  ["erases a person", <Person key="person" operator={admin} message={undefined} pressId={pressId} />],
])("the form that %s sends its id, by which a repeated press is known", (_, page) => {
  const { container } = show(page);
  const sent = [...container.querySelectorAll("form")].map((form) => new FormData(form).get("press"));
  expect(sent).toContain(pressId);
});

describe("the search beside the contents", () => {
  const page = () => show(<People operator={admin} data={shown} message={undefined} />);
  const field = () => document.querySelector<HTMLInputElement>("#find-sign-up") ?? expect.fail("no field");
  const slash = { key: "/" };

  it.each([slash, { key: "/", shiftKey: true }, { key: "k", ctrlKey: true }, { key: "K", metaKey: true }])(
    "is where %o leads from a page without a search of its own",
    (key) => {
      page();
      expect(fireEvent.keyDown(document.body, key)).toBe(false);
      expect(document.activeElement).toBe(field());
      expect(field().form?.getAttribute("action")).toBe("/console/sign-ups");
    },
  );

  it.each([
    ["another key", { key: "k" }],
    ["a key with Alt", { ...slash, altKey: true }],
    ["Ctrl, Shift and K", { key: "K", ctrlKey: true, shiftKey: true }],
    ["a character that is composed", { ...slash, isComposing: true }],
  ])("is left alone by %s", (_, key) => {
    page();
    expect(fireEvent.keyDown(document.body, key)).toBe(true);
    expect(document.activeElement).not.toBe(field());
  });

  it("is left alone by somebody who types in a field", () => {
    page();
    const other = document.querySelector<HTMLInputElement>("#search-in-menu") ?? expect.fail("no field");
    expect(fireEvent.keyDown(other, slash)).toBe(true);
    expect(document.activeElement).not.toBe(field());
  });
});
