import type { PasskeyQuestion } from "@/desk/auth/passkey-form";
import type { FormAction } from "@/desk/ui/act-form";
import type { Role } from "@/lib/operators";

export type PeopleActions = {
  endOneSession: FormAction;
  recoverOperator: FormAction;
  removeOwnPasskey: FormAction;
  askForNewPasskey: PasskeyQuestion;
  addPasskey: FormAction;
};

export type PeopleShown = {
  isAdmin: boolean;
  people: readonly { email: string; role: Role; passkeys: number; mayLetIn: boolean; press: string }[];
  sessions: readonly {
    id: string;
    email: string;
    userAgent: string | null;
    since: Date;
    usedAt: Date;
    isThis: boolean;
    mayEnd: boolean;
  }[];
  /** Whether the session is new enough to change the own passkeys. */
  mayChangeOwn: boolean;
  own: readonly { id: string; deviceType: string; createdAt: Date | null }[];
};
