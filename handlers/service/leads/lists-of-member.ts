import type { LeadContext } from "./listed-leads.ts";

const maxLists = 10;

/** Reads the account's newest lead lists that contain a member. */
export async function readListsOf(
  { db, account }: LeadContext,
  profileId: string,
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom("svc_leads as lead")
    .innerJoin("svc_list_leads as place", "place.lead_id", "lead.id")
    .innerJoin("svc_lead_lists as list", "list.id", "place.lead_list_id")
    .select(["list.id", "list.name"])
    .where("lead.account_id", "=", account.id)
    .where("lead.profile_id", "=", profileId)
    .orderBy("list.created_at", "desc")
    .orderBy("list.id", "desc")
    .limit(maxLists)
    .execute();
}
