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
