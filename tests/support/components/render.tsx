import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { StepForm } from "@/components/sign-up/form/step-form";
import { Notifications } from "@/components/ui/notifications";
import { messages } from "@/i18n/messages";

/** Renders a component with the messages of the UK. */
export function show(children: ReactNode) {
  return render(
    <NextIntlClientProvider locale="en-GB" timeZone="Europe/London" messages={messages("en-GB")}>
      <Notifications label="Notifications" close="Close" />
      {children}
    </NextIntlClientProvider>,
  );
}

type FormProps = Partial<Parameters<typeof StepForm>[0]>;

/** A step's form with the fields in it. Unless `props` say otherwise, it is empty and its action does nothing. */
export function aForm(children: ReactNode, props: FormProps = {}) {
  return (
    <StepForm
      id="step"
      market="uk"
      address="/uk/get-started/contact"
      title="Contact Information"
      action={async (state) => state}
      initial={{}}
      {...props}
    >
      {children}
    </StepForm>
  );
}
