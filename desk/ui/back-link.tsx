import type { ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";
import { link } from "./looks";

export function BackLink({ children, ...attributes }: ComponentProps<"a">) {
  return (
    <a {...attributes} className={`${link} gap-1 text-small`}>
      <Icon name="left" className="size-4!" />
      {children}
    </a>
  );
}
