"use client";

import Link, { useLinkStatus } from "next/link";
import type { ComponentProps, ReactNode } from "react";

type Props = ComponentProps<typeof Link> & { loading: string };

/** A link that chooses a company from the register. It shows that it is working until the register has answered. */
export default function CompanyLink({ loading, children, ...link }: Props) {
  return (
    <Link {...link}>
      <Label loading={loading}>{children}</Label>
    </Link>
  );
}

function Label({ loading, children }: { loading: string; children: ReactNode }) {
  return useLinkStatus().pending ? loading : children;
}
