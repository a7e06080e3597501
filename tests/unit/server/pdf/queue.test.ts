import { expect, it } from "vitest";
import { NotDrawn } from "@/server/pdf/not-drawn";
import { drawingQueue, type Purpose } from "@/server/pdf/queue";

const never = new AbortController().signal;

/** A queue whose tasks end when told to. */
function slowQueue() {
  const queue = drawingQueue();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, purpose: Purpose, deadline = never) =>
    queue(purpose, deadline, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  return { add, begun, end: (name: string) => ends.get(name)?.() };
}

it("draws one file at a time, those of mails before downloads", async () => {
  const { add, begun, end } = slowQueue();
  const all = [add("first", "download"), add("second", "download"), add("mail", "mail")];
  for (const name of ["first", "mail", "second"]) {
    await expect.poll(() => begun.at(-1)).toBe(name);
    end(name);
  }
  expect(await Promise.all(all)).toEqual(["first", "second", "mail"]);
  expect(begun).toEqual(["first", "mail", "second"]);
});

it("draws what customers ask for at the same moment while a welcome is written", async () => {
  const { add, begun, end } = slowQueue();
  const all = [add("welcome", "mail"), add("1", "download"), add("2", "download"), add("3", "download")];
  for (const name of ["welcome", "1", "2", "3"]) {
    await expect.poll(() => begun.at(-1)).toBe(name);
    end(name);
  }
  expect(await Promise.all(all)).toEqual(["welcome", "1", "2", "3"]);
});

it("refuses a download while ten wait, but no mail", async () => {
  const { add, begun, end } = slowQueue();
  const names = Array.from({ length: 11 }, (_, n) => `download ${n}`);
  const all = names.map((name) => add(name, "download"));
  await expect(add("one too many", "download")).rejects.toMatchObject({ code: "busy" });
  all.push(add("mail", "mail"));
  const order = ["download 0", "mail", ...names.slice(1)];
  for (const name of order) {
    await expect.poll(() => begun.at(-1)).toBe(name);
    end(name);
  }
  expect(await Promise.all(all)).toEqual([...names, "mail"]);
});

it("counts the wait in the deadline, and goes on after a failure", async () => {
  const { add, begun, end } = slowQueue();
  const first = add("first", "mail");
  const deadline = new AbortController();
  const late = add("late", "mail", deadline.signal);
  deadline.abort();
  await expect(late).rejects.toMatchObject({ code: "overdue" });
  end("first");
  await first;
  const next = add("next", "download");
  end("next");
  expect(await next).toBe("next");
  expect(begun).toEqual(["first", "next"]);
});

it("says how the process ended, without its messages", () => {
  const errors = `file:///srv/jack/.next/draw-pdf.mjs:12
TypeError: cannot draw Rosa Marsh
    at drawBlock (file:///srv/jack/.next/draw-pdf.mjs:12:9) {
  code: 'ERR_INVALID_ARG_TYPE'`;
  const { code } = NotDrawn.after(1, null, errors);
  expect(code).toBe("exit_1/TypeError/draw-pdf.mjs:12/ERR_INVALID_ARG_TYPE");
  expect(NotDrawn.after(null, "SIGABRT", "FATAL ERROR: JavaScript heap out of memory").code).toBe(
    "SIGABRT/out_of_memory",
  );
});
