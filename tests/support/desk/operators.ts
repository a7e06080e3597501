import type { SignedIn } from "@/desk/auth/access";

/** An administrator who is signed in, and her colleague. */
export const ana: SignedIn = {
  email: "ana@firm.example",
  name: "Ana Reyes",
  role: "admin",
  operatorId: "operator-ana",
  sessionId: "session-ana",
  since: new Date(),
};
export const bea: SignedIn = {
  ...ana,
  email: "bea@firm.example",
  operatorId: "operator-bea",
  sessionId: "session-bea",
  since: new Date(),
};
