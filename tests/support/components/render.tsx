import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { Toaster } from "sonner";
import { StepForm } from "@/components/sign-up/form/step-form";
import { messages } from "@/i18n/messages";

/** Shows a component in the words of a page in the UK. */
export function show(children: ReactNode) {
  return render(
    <NextIntlClientProvider locale="en-GB" timeZone="Europe/London" messages={messages("en-GB")}>
      <Toaster />
      {children}
    </NextIntlClientProvider>,
  );
}

type FormProps = Partial<Parameters<typeof StepForm>[0]>;

/** A step's form around fields, with whatever a test sets; unless it does, the form is empty and nothing is sent. */
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
