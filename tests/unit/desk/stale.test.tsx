import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { StaleLead } from "@/desk/leads/stale";
import type { SignUpPageData } from "@/desk/sign-ups/one/read";
import { Stale } from "@/desk/sign-ups/one/stale";
import type { TimelineEntry } from "@/desk/sign-ups/one/timeline-entries";
import type { Change } from "@/desk/ui/stale-notice";
import { show } from "../../support/components/render";
import { operator, shownSignUp, signUp } from "../../support/desk/shown-sign-up";

describe("a press that came too late", () => {
  const movedByBo: TimelineEntry = {
    ...{ id: 8, kind: "act", at: signUp.createdAt, act: "stage_set", by: "bo@firm.example" },
    ...{ fields: ["stage"], changes: [] },
  };
  const late = { message: "stale", stage: "lost", owner: "0", since: "8" };
  const now = { ...signUp, stage: "live", owner: "bo@firm.example" } as const;

  it("shows who was faster, both versions and the choice after a press that came too late", () => {
    asked({ signUp: now, timeline: [movedByBo] }, late);
    const choice = within(screen.getByRole("region", { name: "Changed by somebody else" }));
    expect(choice.getByText(/^bo@firm\.example changed the stage on .* before you saved$/)).toBeTruthy();
    expect(choice.getByText("Live, looked after by bo@firm.example")).toBeTruthy();
    expect(choice.getByText("Lost, looked after by ana@firm.example")).toBeTruthy();
    expect(choice.getByRole("link", { name: "Keep theirs" }).getAttribute("href")).not.toContain("message");
    const form = choice.getByRole("button", { name: "Save mine" }).closest("form");
    expect(form && Object.fromEntries(new FormData(form))).toMatchObject({
      ...{ stage: "lost", owner: "ana@firm.example", seenStage: "live", seenOwner: "bo@firm.example" },
    });
  });

  it("keeps an owner that the press did not touch", () => {
    asked({ signUp: now, timeline: [movedByBo] }, { message: "stale", stage: "lost", since: "8" });
    expect(screen.getByText("Lost, looked after by bo@firm.example")).toBeTruthy();
  });

  it("does not ask again once one has chosen, though the page is loaded again", () => {
    const mine: TimelineEntry = { ...movedByBo, id: 9, by: operator.email };
    asked({ signUp: { ...now, stage: "new" }, timeline: [mine, movedByBo] }, late);
    expect(screen.queryByRole("link", { name: "Keep theirs" })).toBeNull();
  });

  function asked(change: Partial<SignUpPageData>, message: typeof late | Omit<typeof late, "owner">) {
    const after = { owner: undefined, ...message };
    show(<Stale message={after} shown={shownSignUp(change)} me={operator.email} save={async () => {}} />);
  }
});

describe("a press on a lead that came too late", () => {
  const bo = "bo@firm.example";
  const lead = { id: signUp.id, stage: "won", owner: bo } as const;
  const stage = { message: "stage-stale", wanted: "lost", since: "8" };
  const owner = { message: "owner-stale", wanted: "0", since: "8" };
  const byBo = { id: 8, act: "stage_set", at: signUp.createdAt, by: bo } as const;

  it("shows who was faster, both versions and the choice", () => {
    asked(stage, byBo);
    const choice = within(screen.getByRole("region", { name: "Changed by somebody else" }));
    expect(choice.getByText(/^bo@firm\.example changed the stage on .* before you saved$/)).toBeTruthy();
    expect(choice.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["Won", "Lost"]);
    const form = choice.getByRole("button", { name: "Save mine" }).closest("form");
    expect(form && Object.fromEntries(new FormData(form))).toMatchObject({ seen: "won", wanted: "lost" });
  });

  it("names the owners", () => {
    asked(owner, { ...byBo, act: "owner_set" });
    expect(screen.getByText(/^bo@firm\.example changed the owner on .* before you saved$/)).toBeTruthy();
    const versions = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(versions).toEqual([bo, operator.email]);
  });

  it("does not ask again once one has chosen, nor for what is so already", () => {
    asked(stage, { ...byBo, id: 9, by: operator.email });
    asked({ ...stage, wanted: "won" }, byBo);
    asked({ ...stage, message: "stage-done" }, byBo);
    expect(screen.queryByRole("region")).toBeNull();
  });

  function asked(message: typeof stage, last: Change) {
    const change = async () => {};
    show(
      <StaleLead
        message={message}
        last={last}
        shown={{ lead, owners: [operator.email, bo] }}
        me={operator.email}
        changeLeadStage={change}
        changeLeadOwner={change}
      />,
    );
  }
});
