import type { LeadMember } from "../../network/port/leads.ts";
import type { OutreachContext } from "../campaigns/setup/campaign-record.ts";
import type { LeadValues } from "../campaigns/setup/text-template.ts";

/** A lead of a list. */
export interface ListedLead {
  readonly lead_id: string;
  readonly profile_id: string;
  readonly custom: Readonly<Record<string, unknown>>;
}

/** The leads of a list in its order. */
export async function readListedLeads(
  { db, account }: Pick<OutreachContext, "db" | "account">,
  leadListId: string | null,
): Promise<ListedLead[]> {
  if (leadListId === null) return [];
  const rows = await db
    .selectFrom("svc_list_leads as place")
    .innerJoin("svc_leads as lead", "lead.id", "place.lead_id")
    .select(["lead.id as lead_id", "lead.profile_id", "lead.custom"])
    .where("place.lead_list_id", "=", leadListId)
    .where("lead.account_id", "=", account.id)
    .orderBy("place.added_at")
    .orderBy("place.lead_id")
    .execute();
  return rows.map((row) => ({ ...row, custom: JSON.parse(row.custom) as Record<string, unknown> })); // written by us
}

/** What fills the texts for a lead: its profile as it stands now, and its own fields. */
export function leadValues(member: LeadMember, custom: ListedLead["custom"]): LeadValues {
  const { first_name, last_name, name, headline, title, industry, location } = member;
  return {
    fields: { first_name, last_name, name, headline, title, company: member.company_name, industry, location },
    custom,
  };
}
