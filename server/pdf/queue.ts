import { NotDrawn } from "./not-drawn";

/** Mails go first: a download is refused while others wait, but a mail would be sent without its file. */
export type Purpose = "mail" | "download";

type QueuedDrawing = { readonly purpose: Purpose; readonly start: () => void };

const maxDownloads = 10; // About 1 s each: the last one is drawn within the deadline

/** Runs one task at a time. Throws `NotDrawn` if the deadline passes first, or if too many downloads wait already. */
export function drawingQueue() {
  const waiting: QueuedDrawing[] = [];
  let isDrawing = false;

  function wait(purpose: Purpose, deadline: AbortSignal): Promise<void> {
    const downloads = waiting.filter((other) => other.purpose === "download");
    if (purpose === "download" && downloads.length >= maxDownloads)
      return Promise.reject(new NotDrawn("busy"));
    return new Promise((start, reject) => {
      const own: QueuedDrawing = { purpose, start };
      waiting.push(own);
      const leave = () => remove(own) && reject(new NotDrawn("overdue"));
      deadline.addEventListener("abort", leave, { once: true });
    });
  }

  function remove(one: QueuedDrawing): boolean {
    const at = waiting.indexOf(one);
    if (at !== -1) waiting.splice(at, 1);
    return at !== -1;
  }

  function startNext(): void {
    const next = waiting.find(({ purpose }) => purpose === "mail") ?? waiting[0];
    isDrawing = next !== undefined;
    if (!next) return;
    remove(next);
    next.start();
  }

  return async <T>(purpose: Purpose, deadline: AbortSignal, task: () => Promise<T>): Promise<T> => {
    if (isDrawing) await wait(purpose, deadline);
    isDrawing = true;
    try {
      return await task();
    } finally {
      startNext();
    }
  };
}
