import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StepForm } from "@/components/sign-up/form/step-form";
import { Notifications } from "@/components/ui/notifications";
import { messages } from "@/i18n/messages";

/** Renders a component with the messages of the UK. */
export function show(children: ReactNode) {
  return render(page(children));
}

/** Shows a component as the server renders it, lets `meanwhile` act before any script runs, then hydrates it. */
export function hydrate(children: ReactNode, meanwhile: () => void) {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page(children));
  meanwhile();
  return render(page(children), { container, hydrate: true });
}

function page(children: ReactNode) {
  return (
    <NextIntlClientProvider
      locale="en-GB"
      timeZone="Europe/London"
      messages={messages("en-GB")}
      onError={raise}
    >
      <Notifications label="Notifications" close="Close" />
      {children}
    </NextIntlClientProvider>
  );
}

/** A message that lacks its argument fails the test. */
function raise(error: Error): never {
  throw error;
}

type FormProps = Partial<Parameters<typeof StepForm>[0]>;

/** A step's form with the fields in it. Unless `props` say otherwise, it is empty and its action does nothing. */
export function aForm(children: ReactNode, props: FormProps = {}) {
  return (
    <StepForm
      id="step"
      edition={{ code: "uk", segment: "uk" }}
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
