import { eq, type SQL } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { paymentMoves } from "@/db/schema/payments";
import { submissions } from "@/db/schema/submissions";
import { paymentsAddress } from "@/desk/addresses";
import { idRules, type List } from "@/desk/list/list";
import { Business } from "@/desk/sign-ups/business";
import { SetUpState } from "@/desk/sign-ups/states";
import { sumOf } from "@/desk/ui/sums";
import { When } from "@/desk/ui/when";
import { setUpAfter } from "@/lib/payments/states";
import { Cause } from "./provider-words";

const { id, at, from, to, cause, submissionId } = paymentMoves;
const { id: signUpId, reference, businessName, planPrice: price, currency } = submissions;
const signUp = { id: signUpId, reference, businessName, price, currency };

function movesOf(db: Database, which: SQL) {
  return db
    .select({ id, at, from, to, cause, signUp })
    .from(paymentMoves)
    .innerJoin(submissions, eq(submissions.id, submissionId))
    .where(which);
}

type Move = Awaited<ReturnType<typeof movesOf>>[number];

/** All changes of payments' statuses, the newest first. */
export const moveList: List<Move, null> = {
  name: "payments",
  at: "payments",
  address: paymentsAddress,
  role: "viewer",
  title: (t) => t("deskOverview.payments.title"),
  heading: (t) => t("deskOverview.payments.moves"),
  empty: (t) => t("deskOverview.payments.noMoves"),
  isRecorded: true,
  table: paymentMoves,
  id: { column: id, type: "bigint", rule: idRules.bigint },
  rows: movesOf,
  facts: async () => null,
  filters: {},
  sorts: { at: { label: (t) => t("deskOverview.payments.when"), key: id, type: "bigint", first: "desc" } },
  usualSort: "at",
  columns: {
    business: {
      label: (t) => t("deskList.column.business"),
      cell: (move) => <Business of={move.signUp} />,
    },
    became: {
      label: (t) => t("deskOverview.payments.became"),
      cell: (move) => <SetUpState of={setUpAfter(move)} />,
    },
    cause: {
      label: (t) => t("deskOverview.payments.cause"),
      look: "wrap-anywhere",
      cell: (move) => <Cause code={move.cause} />,
    },
    monthly: {
      label: (t) => t("deskList.column.price"),
      isRight: true,
      cell: (move) => sumOf(move.signUp.price, move.signUp.currency),
    },
    when: {
      label: (t) => t("deskOverview.payments.when"),
      sort: "at",
      isRight: true,
      cell: (move) => <When at={move.at} />,
    },
  },
  exported: {
    id: { value: (move) => move.id },
    at: { kind: "time", value: (move) => move.at },
    sign_up_id: { value: (move) => move.signUp.id },
    reference: { value: (move) => move.signUp.reference },
    business_name: { value: (move) => move.signUp.businessName },
    set_up: { value: setUpAfter },
    cause: { value: (move) => move.cause },
  },
};
