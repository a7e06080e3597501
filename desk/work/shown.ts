import type { FormAction } from "@/desk/ui/act-form";

export type WorkEntry = {
  id: string;
  kind: string;
  submissionId: string | null;
  attempts: number;
  createdAt: Date;
  nextAttemptAt: Date;
  deadAt: Date | null;
  lastError: string | null;
};

export type Job = { name: string; next: Date | null; seconds: number };

export type WorkActs = { retryOne: FormAction; dropOne: FormAction };
