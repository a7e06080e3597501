import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { OpenConfirmation } from "@/components/payment/open-confirmation";
import { mainEdition } from "@/lib/markets/editions";
import { show } from "@/tests/support/components/render";

const failure = "That did not work just now. Nothing is lost: press the button again in a minute.";

it.each([true, false])("says beside the button whether opening failed (%s)", (failed) => {
  show(
    <OpenConfirmation
      edition={mainEdition("uk")}
      page={{ state: "open", opens: "confirmation", token: "token" }}
      ids={{ submissionId: "", requestId: "" }}
      linkKey="key"
      result={{ sent: false, failed, wait: null }}
      email={async () => null}
      open={async () => null}
      supportEmail=""
    />,
  );
  expect(screen.getByRole("button", { name: "Open my confirmation" })).toBeDefined();
  expect(screen.queryByText(failure) !== null).toBe(failed);
});
