import type { CallContext } from "../../../runtime/index.ts";
import type { LeadContext, ListedLead } from "./listed-leads.ts";

/** Finds leads of the account by id; others are omitted. At most 500 ids. */
export async function findLeads(
  { db, account }: LeadContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListedLead>> {
  if (ids.length === 0) return new Map();
  const rows = await leads({ db, account })
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.lead_id, toLead(row)]));
}

/** Finds the leads of members, by member id. At most 500 ids. */
export async function findLeadsOf(
  { db, account }: LeadContext,
  profileIds: readonly string[],
): Promise<ReadonlyMap<string, ListedLead>> {
  if (profileIds.length === 0) return new Map();
  const rows = await leads({ db, account })
    .where("profile_id", "in", [...profileIds])
    .execute();
  return new Map(rows.map((row) => [row.profile_id, toLead(row)]));
}

const leads = ({ db, account }: LeadContext) =>
  db.selectFrom("svc_leads").select(["id as lead_id", "profile_id", "custom"]).where("account_id", "=", account.id);

const toLead = ({ custom, ...row }: Omit<ListedLead, "custom"> & { readonly custom: string }): ListedLead => ({
  ...row,
  custom: JSON.parse(custom) as Record<string, unknown>, // written by us
});

/**
 * Creates leads of members, at most 500. A member who has become a lead in the meantime keeps that lead.
 * @returns the ids of the leads, by member id.
 */
export async function createLeads(
  { db, account, now }: LeadContext & Pick<CallContext, "now">,
  created: readonly Pick<ListedLead, "lead_id" | "profile_id">[],
): Promise<ReadonlyMap<string, string>> {
  if (created.length === 0) return new Map();
  const shared = { account_id: account.id, stage: null, note: null, created_at: now(), updated_at: now() };
  const rows = await db
    .insertInto("svc_leads")
    .values(created.map(({ lead_id, profile_id }) => ({ id: lead_id, profile_id, ...shared })))
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "profile_id"])
        .doUpdateSet((set) => ({ profile_id: set.ref("excluded.profile_id") })),
    )
    .returning(["id", "profile_id"])
    .execute();
  return new Map(rows.map(({ id, profile_id }) => [profile_id, id]));
}
