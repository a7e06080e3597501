import type { ComponentProps, ReactNode } from "react";
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
    <div className="flow">
      <FlowHeader home={home} leave={leave} />
      <main id="main">
        <div className="page">{children}</div>
      </main>
      <FlowFooter supportEmail={supportEmail}>{payment}</FlowFooter>
    </div>
  );
}
