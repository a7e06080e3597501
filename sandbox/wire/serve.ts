import { answerControl, controlPath, unknownControl } from "./control";
import type { Asked, Reply } from "./exchange";
import { openFaults, spoil } from "./faults";
import { openReceived } from "./received";
import { type Listening, listen } from "./server";

export type Service = {
  readonly answer: (asked: Asked) => Reply | Promise<Reply>;
  /** The twin's own control calls, tried after the shared ones. */
  readonly control?: (asked: Asked) => Reply | undefined | Promise<Reply | undefined>;
  /** Back to an empty twin. */
  readonly reset: () => void;
  /** The service's own words for an outage. */
  readonly failure: (status: number) => Reply;
};

/**
 * Serves a twin whose answers can be spoiled, and its control path, which never is. The twin is opened once the
 * port is its own, so that a second one started by mistake touches no files.
 */
export async function serve(name: string, port: number, open: (url: string) => Service): Promise<Listening> {
  const faults = openFaults();
  const received = openReceived();
  let service: Service | undefined;
  const listening = await listen(name, port, async (asked, response) => {
    if (!service) return { status: 503, body: "" };
    const { answer, control, reset, failure } = service;
    if (asked.path.startsWith(controlPath))
      return (
        answerControl({ faults, received, reset }, asked) ?? (await control?.(asked)) ?? unknownControl()
      );
    const fault = faults.take(asked);
    received.note(asked, fault?.kind ?? null);
    const effect = async () => answer(asked);
    return fault ? spoil({ fault, response, effect, failure, stopped: faults.stopped }) : effect();
  });
  const close = () => {
    faults.stop();
    return listening.close();
  };
  try {
    service = open(listening.url);
  } catch (cause) {
    await close();
    throw cause;
  }
  return { ...listening, close };
}
