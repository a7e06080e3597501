import { drafts } from "@/db/schema/drafts";
import { oneDraftAddress, unfinishedAddress } from "@/desk/addresses";
import { idRules, type List } from "@/desk/list/list";
import { link } from "@/desk/ui/looks";
import { When } from "@/desk/ui/when";
import { isUnfinished, shownDraft } from "./read";

/** Sign-ups that were not submitted and have an e-mail address, the last seen first. */
export const draftList: List<ReturnType<typeof shownDraft>, null> = {
  name: "unfinished",
  at: "unfinished",
  address: unfinishedAddress,
  role: "viewer",
  title: (t) => t("deskOverview.unfinished.title"),
  empty: (t) => t("deskOverview.unfinished.none"),
  isRecorded: true,
  table: drafts,
  id: { column: drafts.id, type: "uuid", rule: idRules.uuid },
  where: isUnfinished,
  rows: async (db, which) => (await db.select().from(drafts).where(which)).map(shownDraft),
  facts: async () => null,
  filters: {},
  sorts: {
    seen: {
      label: (t) => t("deskOverview.unfinished.seen"),
      key: drafts.updatedAt,
      type: "timestamptz",
      first: "desc",
    },
  },
  usualSort: "seen",
  columns: {
    email: {
      label: (t) => t("deskOverview.unfinished.email"),
      cell: ({ id, email, businessName, isSuspect }, { t }) => (
        <>
          <a href={oneDraftAddress(id)} className={`${link} font-semibold break-all`}>
            {email}
          </a>
          {businessName && <span className="block text-note wrap-anywhere text-ink-2">{businessName}</span>}
          {isSuspect && <span className="block text-note text-ink-2">{t("deskOverview.leads.suspect")}</span>}
        </>
      ),
    },
    step: {
      label: (t) => t("deskOverview.unfinished.step"),
      cell: ({ step }, { t }) => t(`deskOverview.steps.${step}`),
    },
    market: {
      label: (t) => t("deskList.column.market"),
      cell: ({ market }, { t }) => t(`common.country.${market}`),
    },
    started: {
      label: (t) => t("deskOverview.unfinished.started"),
      cell: ({ createdAt }) => <When at={createdAt} />,
    },
    seen: {
      label: (t) => t("deskOverview.unfinished.seen"),
      sort: "seen",
      cell: ({ seenAt }) => <When at={seenAt} />,
    },
  },
  exported: {
    id: { value: ({ id }) => id },
    market: { value: ({ market }) => market },
    email: { value: ({ email }) => email },
    business_name: { value: ({ businessName }) => businessName },
    step: { value: ({ step }) => step },
    started_at: { kind: "time", value: ({ createdAt }) => createdAt },
    last_seen_at: { kind: "time", value: ({ seenAt }) => seenAt },
    is_suspect: { value: ({ isSuspect }) => isSuspect },
  },
};
