import type { FormAction } from "@/desk/ui/act-form";
import type { EventKind, FeedKind } from "./kinds";
import type { PauseReason } from "./rules";

export type Endpoint = {
  id: string;
  name: string;
  url: string;
  kinds: readonly FeedKind[];
  previousUntil: Date | null;
  pausedAt: Date | null;
  pausedReason: PauseReason | null;
  failingSince: Date | null;
  lastDeliveredAt: Date | null;
  revision: string;
  createdAt: Date;
};

export type ListedEndpoint = Endpoint & { waiting: number; givenUp: number };

export type Delivery = {
  id: string;
  kind: EventKind;
  submissionId: string | null;
  leadId: string | null;
  createdAt: Date;
  attempts: number;
  nextAttemptAt: Date;
  lastAttemptAt: Date | null;
  doneAt: Date | null;
  deadAt: Date | null;
  status: number | null;
  milliseconds: number | null;
  error: string | null;
};

/** `press`: the id of the page's forms. Null as a whole for a viewer. */
export type EndpointActs = {
  press: string;
  hideSecret: FormAction;
  pauseEndpoint: FormAction;
  resumeEndpoint: FormAction;
  rotateSecret: FormAction;
  removeEndpoint: FormAction;
  testEndpoint: FormAction;
  replayOne: FormAction;
};
