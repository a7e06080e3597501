import { z } from "zod";
import { marketTable } from "@/lib/markets/table";
import { planTypes } from "@/lib/plans";
import type { Answers } from "./answers";

/** Raised when the shape below changes, so that a draft of an older version can be told apart. */
export const answersVersion = 1;

const software = [...new Set(Object.values(marketTable).flatMap((m) => m.software))];

/**
 * The shape of a stored draft, without the rules: half-right answers are kept too. A part that cannot be read
 * (an older version's, or damaged) is left out and asked again; the readable parts stay.
 */
const storedAnswers = z.object({
  plan: part(z.object({ planType: z.enum(planTypes), hasRollover: z.boolean() })),
  rollover: part(z.object({ answered: z.literal(true) })),
  business: part(
    z.object({
      businessName: z.string(),
      companiesHouseNumber: z.string(),
      registeredAddress: z.object({
        addressLine1: z.string().default(""),
        addressLine2: z.string().default(""),
        locality: z.string().default(""),
        region: z.string().default(""),
        postalCode: z.string().default(""),
      }),
      directors: z
        .array(
          z.object({
            name: z.string(),
            officer_role: z.string().default(""),
            appointed_on: z.string().default(""),
          }),
        )
        .default([]),
    }),
  ),
  contact: part(
    z.object({
      contactName: z.string(),
      contactEmail: z.string(),
      contactPhone: z.string().default(""),
      accountingSoftware: z.enum([...software, ""]),
    }),
  ),
});

/** Reads a draft's answers from the database. */
export function readAnswers(stored: unknown): Answers {
  const parsed = storedAnswers.safeParse(stored);
  return parsed.success ? parsed.data : {};
}

function part<S extends z.ZodType>(schema: S) {
  return schema.optional().catch(undefined);
}
