import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Field } from "@/components/sign-up/form/field";
import type { StepAction, StepState } from "@/components/sign-up/form/form-state";
import { ContinueButton } from "@/components/sign-up/layout/continue-button";
import { aForm, show } from "@/tests/support/components/render";

const fields = (
  <>
    <Field name="contactName" label="Full Name" required />
    <Field name="contactEmail" label="Email Address" required warns />
    <input type="hidden" name="accountingSoftware" value="xero" />
    <ContinueButton>Continue</ContinueButton>
  </>
);
type Props = Parameters<typeof aForm>[1];
const contact = (props: Props = {}) => show(aForm(fields, { checks: "contact", ...props }));

const nameField = () => screen.getByRole("textbox", { name: "Full Name" });
const emailField = () => screen.getByRole("textbox", { name: "Email Address" });
const button = (name = "Continue") => screen.getByRole("button", { name });
const focused = () => document.activeElement?.id;
const summary = () => screen.findByRole("alert", { name: /attention/ });

/** Presses Continue once the rules, which are loaded when the form is first used, can refuse it. */
async function pressUntilRefused() {
  await userEvent.click(nameField());
  await vi.dynamicImportSettled();
  await userEvent.click(button());
  return summary();
}

describe("a form with wrong answers", () => {
  it("is not sent: the summary takes the focus and leads to the fields", async () => {
    const action = vi.fn<StepAction>(async (state) => state);
    contact({ action });
    const refused = await pressUntilRefused();
    expect(focused()).toBe(refused.id);
    expect(within(refused).getByRole("heading").textContent).toBe("2 things need your attention");
    expect(within(refused).getByRole("link", { name: "Name is required" }).getAttribute("href")).toBe(
      `#${nameField().id}`,
    );
    expect(document.title).toBe("Error: Contact Information");
    expect(action).not.toHaveBeenCalled();
  });

  it("takes a field's message back as soon as its answer is right", async () => {
    contact();
    await pressUntilRefused();
    expect(nameField().getAttribute("aria-invalid")).toBe("true");
    await userEvent.type(nameField(), "Harriet Fenwick");
    expect(nameField().getAttribute("aria-invalid")).toBeNull();
    expect(nameField().getAttribute("aria-describedby")).toBeNull();
    expect(emailField().getAttribute("aria-invalid")).toBe("true");
  });

  it("warns about an answer that looks mistaken once its field is left, and can put it right", async () => {
    contact({ keepsTyped: true });
    await userEvent.click(emailField());
    await vi.dynamicImportSettled();
    await userEvent.type(emailField(), "harriet@gmial.com");
    expect(screen.queryAllByText(/Please check the part after the @/)).toHaveLength(0);
    await userEvent.tab();
    expect(await screen.findByText(/Please check the part after the @/)).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Use harriet@gmail.com" }));
    expect(emailField()).toHaveProperty("value", "harriet@gmail.com");
    expect(focused()).toBe("contactEmail");
    await waitFor(() => expect(screen.queryAllByText(/Please check the part after the @/)).toHaveLength(0));
  });
});

describe("a form that is sent", () => {
  const valid = {
    contactName: "Harriet Fenwick",
    contactEmail: "harriet@fenwick.example",
  };

  it("says so on its button and to screen readers, and takes no second press", async () => {
    const { action, respond } = heldBack();
    contact({ action, initial: valid });
    await userEvent.click(button());
    const busy = button("Saving…");
    expect(busy.getAttribute("aria-disabled")).toBe("true");
    expect(busy.getAttribute("aria-busy")).toBe("true");
    expect(screen.getByRole("status").textContent).toBe("Saving…");
    await userEvent.click(busy);
    respond({});
    await screen.findByRole("button", { name: "Continue" });
    expect(action).toHaveBeenCalledTimes(1);
  });

  it("shows what the server found wrong, with the values that it was sent", async () => {
    contact({
      initial: valid,
      action: answering({
        values: { ...valid, contactEmail: "harriet" },
        problems: [{ field: "contactEmail", message: "contactEmail.invalid" }],
      }),
    });
    await userEvent.click(button());
    await waitFor(() => expect(focused()).toBe("contactEmail"));
    expect(emailField().getAttribute("aria-describedby")).toContain("contactEmail-error");
    expect(document.getElementById("contactEmail-error")?.textContent).toContain("Invalid email address");
    expect(emailField()).toHaveProperty("value", "harriet");
    expect(emailField().getAttribute("aria-invalid")).toBe("true");
    expect(document.title).toBe("Error: Contact Information");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows a notice about the whole form", async () => {
    const notice = { title: "Please wait a little", text: "You can save again in 5 minutes." };
    contact({ initial: valid, action: answering({ notice }) });
    await userEvent.click(button());
    const shown = await screen.findByRole("alert", { name: "Please wait a little" });
    expect(focused()).toBe(shown.id);
    expect(within(shown).getByText("You can save again in 5 minutes.")).toBeDefined();
    expect(document.title).toBe("Error: Contact Information");
  });

  it("moves the focus to what it is told to and says what was done", async () => {
    contact({
      initial: valid,
      action: answering({ focus: "contactEmail", resultMessage: "Director 2 was added" }),
    });
    await userEvent.click(button());
    await waitFor(() => expect(focused()).toBe("contactEmail"));
    expect(screen.getByRole("status").textContent).toBe("Director 2 was added");
  });

  it("shows what was refused without scripts", async () => {
    contact({
      refusedAnswer: {
        form: "contact",
        values: { contactName: "Harriet Fenwick", contactEmail: "harriet" },
        problems: [{ field: "contactEmail", message: "contactEmail.invalid" }],
        notice: null,
        resultMessage: null,
      },
    });
    await waitFor(() => expect(focused()).toBe("contactEmail"));
    expect(nameField()).toHaveProperty("value", "Harriet Fenwick");
    expect(emailField().getAttribute("aria-invalid")).toBe("true");
  });

  it("opens what the only wrong field is folded into", async () => {
    const problems = [{ field: "contactEmail", message: "contactEmail.invalid" }];
    show(
      aForm(
        <>
          <details>
            <Field name="contactEmail" label="Email Address" required />
          </details>
          <ContinueButton>Continue</ContinueButton>
        </>,
        { checks: "contact", initial: valid, action: answering({ problems }) },
      ),
    );
    await userEvent.click(button());
    await waitFor(() => expect(focused()).toBe("contactEmail"));
    expect(document.querySelector("details")?.open).toBe(true);
  });
});

/** An action that answers with this. */
function answering(answer: Partial<StepState>): StepAction {
  return async (state) => ({ ...state, attempt: state.attempt + 1, ...answer });
}

/** An action that answers when it is told to. */
function heldBack() {
  let respond: (answer: Partial<StepState>) => void = () => {};
  const action = vi.fn<StepAction>(
    (state) =>
      new Promise((resolve) => {
        respond = (answer) => resolve({ ...state, attempt: state.attempt + 1, ...answer });
      }),
  );
  return { action, respond: (answer: Partial<StepState>) => respond(answer) };
}
