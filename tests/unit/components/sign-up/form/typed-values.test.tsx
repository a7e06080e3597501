import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useLayoutEffect } from "react";
import { describe, expect, it, vi } from "vitest";
import { Field } from "@/components/sign-up/form/field";
import { ContinueButton } from "@/components/sign-up/layout/continue-button";
import Directors from "@/components/sign-up/steps/directors";
import FieldsFold from "@/components/sign-up/steps/fields-fold";
import { aForm, hydrate, show } from "@/tests/support/components/render";

const fields = (
  <>
    <Field name="contactName" label="Full Name" required />
    <ContinueButton>Continue</ContinueButton>
  </>
);
const contact = (props: Parameters<typeof aForm>[1] = {}) => show(aForm(fields, props));
const nameField = () => screen.getByRole("textbox", { name: "Full Name" });

it("a form that gets no answer keeps what was typed and asks to send it again", async () => {
  contact({ action: () => Promise.reject(new TypeError("Failed to fetch")) });
  await userEvent.type(nameField(), "Harriet Fenwick");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByRole("alert", { name: "Your answers did not arrive" })).toBeDefined();
  expect(nameField()).toHaveProperty("value", "Harriet Fenwick");
  expect(screen.getByRole("button", { name: "Continue" }).getAttribute("aria-disabled")).toBeNull();
});

it("a form that is opened again has what was typed and not yet saved", async () => {
  const { unmount } = contact({ keepsTyped: true });
  await userEvent.type(nameField(), "Harriet");
  unmount();
  contact({ keepsTyped: true });
  await waitFor(() => expect(nameField()).toHaveProperty("value", "Harriet"));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("a form that is opened again has the saved answer when that has changed since", async () => {
  const { unmount } = contact({ keepsTyped: true });
  await userEvent.type(nameField(), "Harriet");
  unmount();
  contact({ keepsTyped: true, initial: { contactName: "Rosa Marsh" } });
  expect(nameField()).toHaveProperty("value", "Rosa Marsh");
});

describe("a form that is used while its scripts start", () => {
  const field = (name: string) => {
    const found = document.getElementById(name);
    if (!(found instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
    return found;
  };
  const business = (
    <>
      <Field name="businessName" label="Business Name" />
      <Field name="companiesHouseNumber" label="Number" />
      <Directors />
    </>
  );
  const open = { keepsTyped: true, initial: { businessName: "Harbour Bakery", "directors.0.name": "Ada" } };

  function type(name: string, text: string) {
    const typedInto = field(name);
    typedInto.focus();
    typedInto.value += text;
    typedInto.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /** What was typed on an earlier page, with a director more than was saved. */
  function earlierInput() {
    const { unmount } = show(aForm(business, open));
    type("companiesHouseNumber", "1234");
    type("directors.0.name", " Marsh");
    unmount();
    const key = sessionStorage.key(0) ?? "";
    const stored = JSON.parse(sessionStorage.getItem(key) ?? "");
    stored.values["directors.1.name"] = "Rosa";
    sessionStorage.setItem(key, JSON.stringify(stored));
  }

  it("keeps the field and the letters of a key pressed before the form has looked for earlier input", () => {
    let before: HTMLElement | undefined;
    hydrate(
      <>
        {aForm(business, open)}
        <AtOnce act={() => type("companiesHouseNumber", "2")} />
      </>,
      () => {
        before = field("companiesHouseNumber");
        type("companiesHouseNumber", "1");
      },
    );
    expect(document.activeElement).toBe(before);
    expect(field("companiesHouseNumber").value).toBe("12");
  });

  it("keeps what was typed before it, for the page that is opened next", async () => {
    const { unmount } = hydrate(aForm(business, open), () => type("companiesHouseNumber", "1234"));
    unmount();
    show(aForm(business, open));
    await waitFor(() => expect(field("companiesHouseNumber").value).toBe("1234"));
  });

  it("restores earlier input around the field in use, and replaces no field", () => {
    earlierInput();
    const names = ["businessName", "companiesHouseNumber", "directors.0.name"];
    let before: HTMLElement[] = [];
    hydrate(aForm(business, open), () => {
      before = names.map(field);
      type("companiesHouseNumber", "9");
    });
    expect(names.map(field)).toEqual(before);
    expect(document.activeElement).toBe(field("companiesHouseNumber"));
    expect([...names, "directors.1.name"].map((name) => field(name).value)).toEqual([
      "Harbour Bakery",
      "9",
      "Ada Marsh",
      "Rosa",
    ]);
  });

  it.each([
    ["a field that was changed and left", "directors.0.name", "m", "Adam"],
    ["a field with the focus and nothing typed", "companiesHouseNumber", "", ""],
  ])("leaves %s as it is", (_, name, text, value) => {
    earlierInput();
    hydrate(aForm(business, open), () => {
      type(name, text);
      if (text !== "") field("businessName").focus();
    });
    expect(field(name).value).toBe(value);
  });

  const folded = (
    <FieldsFold look="section" summary="Type it in yourself">
      {business}
    </FieldsFold>
  );

  it("opens a fold that has restored input in it", () => {
    earlierInput();
    const { container } = hydrate(aForm(folded, open), () => undefined);
    expect(container.querySelector("details")?.open).toBe(true);
  });

  it("opens a fold in which a browser has filled in a field, before the page is hydrated or after", () => {
    const businessName = () => container().querySelector<HTMLInputElement>("[name=businessName]");
    const fill = () => Object.assign(businessName() ?? {}, { value: "Otto Harbour Ltd" });
    const container = () => document.body;
    const isOpen = () => container().querySelector("details")?.open;
    const { unmount } = hydrate(aForm(folded, open), fill);
    expect(isOpen()).toBe(true);
    unmount();
    document.body.replaceChildren();
    sessionStorage.clear();
    hydrate(aForm(folded, open), () => undefined);
    expect(isOpen()).toBe(false);
    fill();
    fireEvent.animationStart(businessName() ?? document.body);
    expect(isOpen()).toBe(true);
  });

  it("leaves the focus in the field in use when it says that input was not answered", async () => {
    let answer = () => {};
    const { unmount } = contact({
      // It is answered in the end, since React's other transitions wait for it.
      action: (state) =>
        new Promise((resolve) => {
          answer = () => resolve(state);
        }),
    });
    await userEvent.type(nameField(), "Harriet");
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    unmount();
    hydrate(aForm(fields), () => nameField().focus());
    expect(await screen.findByRole("alert")).toBeDefined();
    expect(document.activeElement).toBe(nameField());
    await act(async () => answer());
  });

  it("hydrates what the server sent without a complaint", () => {
    const complaints = vi.spyOn(console, "error");
    earlierInput();
    hydrate(aForm(business, open), () => type("companiesHouseNumber", "9"));
    expect(complaints).not.toHaveBeenCalled();
  });
});

/** Acts as soon as the page is hydrated, before React runs the effects that it may put off. */
function AtOnce({ act }: { act: () => void }) {
  useLayoutEffect(act, [act]);
  return null;
}
