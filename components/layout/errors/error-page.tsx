"use client";

import { FlowFrame } from "@/components/layout/flow-frame";
import { Actions, Button, LinkButton } from "@/components/ui/button";
import { productName } from "@/lib/site";
import { useErrorTexts } from "./error-texts";
import { errorTitle } from "./error-title";
import { Reference } from "./reference";

type Props = { retry: () => void; home?: string };

export function ErrorPage({ retry, home = "/" }: Props) {
  const errors = useErrorTexts();
  return (
    <FlowFrame home={home} homeLabel={[productName, errors.home].join(", ")}>
      <title>{errorTitle(errors.title, errors)}</title>
      <meta name="description" content={errors.text} />
      <div className="py-[clamp(1rem,4vw,3.5rem)]">
        <h1 className="text-h1">{errors.title}</h1>
        <p className="mt-4 max-w-136 text-lead text-ink-2">{errors.text}</p>
        <Actions as="p" className="mt-6">
          <Button type="button" onClick={() => retry()}>
            {errors.again}
          </Button>
          <LinkButton look="quiet" href={home}>
            {errors.back}
          </LinkButton>
        </Actions>
        <Reference />
      </div>
    </FlowFrame>
  );
}
