import type { CallContext, RuntimeTables } from "../../../runtime/index.ts";
import type { LeadTables } from "./tables.ts";

/** The part of the call context that is sufficient to read leads and lead lists. */
export type LeadContext = Pick<CallContext<RuntimeTables & LeadTables>, "db" | "account">;

/** A lead on a list, with its custom fields. */
export interface ListedLead {
  readonly lead_id: string;
  readonly profile_id: string;
  readonly custom: Readonly<Record<string, unknown>>;
}

/** Reads the leads of a list, in its order. */
export async function readListedLeads({ db, account }: LeadContext, leadListId: string | null): Promise<ListedLead[]> {
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

/** The number of leads on a list. */
export async function countListedLeads({ db }: Pick<LeadContext, "db">, leadListId: string): Promise<number> {
  const { count } = await db
    .selectFrom("svc_list_leads")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("lead_list_id", "=", leadListId)
    .executeTakeFirstOrThrow();
  return count;
}
