"use client";

import { Button, LinkButton } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import { productName } from "@/lib/site";
import errors from "@/messages/en/errors.json";
import { Reference } from "./reference";

type Props = { retry: () => void; home?: string };

/** What a page becomes when it fails; it brings its words along, so that it needs nothing that may have failed. */
export function ErrorPage({ retry, home = "/" }: Props) {
  return (
    <div className="flow">
      <title>{errors.title}</title>
      <header className="top">
        <div className="page">
          <Logo href={home} label={[productName, errors.home].join(", ")} />
        </div>
      </header>
      <main id="main">
        <div className="page">
          <div className="failed">
            <h1>{errors.title}</h1>
            <p className="lead">{errors.text}</p>
            <p className="acts">
              <Button type="button" onClick={() => retry()}>
                {errors.again}
              </Button>
              <LinkButton look="quiet" href={home}>
                {errors.back}
              </LinkButton>
            </p>
            <Reference />
          </div>
        </div>
      </main>
    </div>
  );
}
