import { answerControl, controlPath, unknownControl } from "./control";
import type { Asked, Reply } from "./exchange";
import { type Fault, openFaults, spoil } from "./faults";
import { openReceived } from "./received";
import { type Listening, listen } from "./server";

type Service = {
  readonly name: string;
  readonly port: number;
  readonly answer: (asked: Asked) => Reply | Promise<Reply>;
  /** The twin's own control calls, tried after the shared ones. */
  readonly control?: (asked: Asked) => Reply | undefined | Promise<Reply | undefined>;
  readonly reset: () => void;
  /** The service's own words for an outage. */
  readonly failure: (status: number) => Reply;
};

/** Serves a twin whose answers can be spoiled, and its control path, which never is. */
export async function serve({ name, port, answer, control, reset, failure }: Service): Promise<Listening> {
  const faults = openFaults();
  const received = openReceived();
  return listen(name, port, async (asked, response) => {
    if (asked.path.startsWith(controlPath))
      return (
        answerControl({ faults, received, reset }, asked) ?? (await control?.(asked)) ?? unknownControl()
      );
    const fault: Fault | undefined = faults.take(asked);
    received.note(asked, fault?.kind ?? null);
    const effect = async () => answer(asked);
    return fault ? spoil({ fault, response, effect, failure }) : effect();
  });
}
