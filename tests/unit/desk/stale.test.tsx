import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { keyOf } from "@/desk/auth/operator-keys";
import { StaleStageOrOwner } from "@/desk/stage-and-owner/form";
import type { Change } from "@/desk/ui/stale-notice";
import { show } from "../../support/components/render";
import { operator, signUp } from "../../support/desk/shown-sign-up";

const bo = "bo@firm.example";
const byBo = { id: 8, act: "stage_set", at: signUp.createdAt, by: bo } as const;
const late = { message: "stale", stage: "lost", owner: keyOf(operator.email), since: "8" };

it("shows who was faster, both versions and the choice after a form that came too late", () => {
  asked(late, [{ ...byBo, id: 9, act: "owner_set", by: "eve@firm.example" }, byBo]);
  const choice = within(screen.getByRole("region", { name: "Changed by somebody else" }));
  expect(choice.getByText(/^bo@firm\.example changed the stage on .* before you saved$/)).toBeTruthy();
  const versions = choice.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(versions).toEqual([`won, looked after by ${bo}`, `lost, looked after by ${operator.email}`]);
  expect(choice.getByRole("link", { name: "Keep theirs" }).getAttribute("href")).toBe("/console/here");
  const form = choice.getByRole("button", { name: "Save mine" }).closest("form");
  expect(form && Object.fromEntries(new FormData(form))).toMatchObject({
    ...{ stage: "lost", owner: operator.email, seenStage: "won", seenOwner: bo },
  });
});

it("keeps an owner that the form did not touch", () => {
  asked({ ...late, owner: undefined }, [byBo]);
  expect(screen.getByText(`lost, looked after by ${bo}`)).toBeTruthy();
});

it("does not ask again once one has chosen, nor for what is so already", () => {
  asked(late, [{ ...byBo, id: 9, by: operator.email }, byBo]);
  asked({ ...late, stage: "won", owner: undefined }, [byBo]);
  asked({ ...late, message: "saved" }, [byBo]);
  expect(screen.queryByRole("region")).toBeNull();
});

function asked(message: Record<keyof typeof late, string | undefined>, changes: readonly Change[]) {
  show(
    <StaleStageOrOwner
      of="lead"
      record={{ id: signUp.id, stage: "won", owner: bo }}
      stages={["won", "lost"]}
      nameOf={(stage) => stage}
      operators={[operator.email, bo]}
      message={message}
      changes={changes}
      me={operator.email}
      href="/console/here"
    />,
  );
}
