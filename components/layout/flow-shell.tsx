import type { ComponentProps, ReactNode } from "react";
import { Page } from "@/components/ui/page";
import { FlowFooter } from "./flow-footer";
import { FlowHeader } from "./flow-header";

type Props = ComponentProps<typeof FlowHeader> & {
  supportEmail: string;
  payment?: ReactNode;
  children: ReactNode;
};

/** Header, main and footer of every page of the sign-up and of the payment page. */
export function FlowShell({ home, leave, supportEmail, payment, children }: Props) {
  return (
    <div className="flow flex min-h-dvh flex-col">
      <FlowHeader home={home} leave={leave} />
      <main id="main" className="flex-1">
        <Page side="plain" className="pt-6 pb-16 print:py-0">
          {children}
        </Page>
      </main>
      <FlowFooter supportEmail={supportEmail}>{payment}</FlowFooter>
    </div>
  );
}
