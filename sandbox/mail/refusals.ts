import { z } from "zod";

/** What a script may say about mail that is to be refused, or worse. */
export const refusalScript = z.strictObject({
  kind: z.enum(["refuse", "later", "hang", "reset", "lost_answer"]),
  stage: z.enum(["connect", "sender", "recipient", "data"]).default("data"),
  /** Only for recipients with these characters in them. */
  recipient: z.string().default(""),
  times: z.union([z.int().min(1), z.literal("always")]).default(1),
});

export type Refusal = z.output<typeof refusalScript>;
export type Refusals = ReturnType<typeof openRefusals>;

export function openRefusals() {
  let list: Refusal[] = [];
  return {
    list: (): readonly Refusal[] => list,
    add(script: Refusal) {
      list = [...list, script];
    },
    clear() {
      list = [];
    },
    /** The refusal that is due at a stage of a delivery, counted as used. */
    take(stage: Refusal["stage"], recipients: readonly string[] = []): Refusal | undefined {
      const due = list.find(
        (one) =>
          one.stage === stage &&
          (one.recipient === "" || recipients.some((to) => to.includes(one.recipient))),
      );
      if (due && due.times !== "always")
        list = list.flatMap((one) =>
          one !== due ? [one] : Number(due.times) > 1 ? [{ ...due, times: Number(due.times) - 1 }] : [],
        );
      return due;
    },
  };
}
