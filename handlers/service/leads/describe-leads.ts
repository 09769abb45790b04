import type { Selectable } from "kysely";
import type { CustomField, Lead } from "../../../generated/schemas.ts";
import { isoTime } from "../../time/iso-time.ts";
import { Failure } from "../../../runtime/index.ts";
import type { LeadCallContext } from "./lead-context.ts";
import type { LeadRow } from "./tables.ts";

export type StoredLead = Selectable<LeadRow>;

/** @throws Failure `not_found` if the account has no such lead. */
export async function readLead(
  { db, account }: Pick<LeadCallContext, "db" | "account">,
  id: string,
): Promise<StoredLead> {
  const lead = await db
    .selectFrom("svc_leads")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", account.id)
    .executeTakeFirst();
  if (!lead)
    throw new Failure("not_found", { detail: "The account has no such lead.", hint: "Find leads with list_leads." });
  return lead;
}

/** Converts leads to responses, in the same order. */
export async function describeLeads({ network }: LeadCallContext, leads: readonly StoredLead[]): Promise<Lead[]> {
  const profiles = await network.leads.refs(leads.map(({ profile_id }) => profile_id));
  return leads.map((lead) => ({ ...describeLead(lead), profile: profiles.get(lead.profile_id) ?? null }));
}

/** Converts the part of a lead that the account has added. */
export const describeLead = (lead: StoredLead): Omit<Lead, "profile"> => ({
  id: lead.id,
  tags: parseTags(lead),
  stage: lead.stage,
  note: lead.note,
  custom: describeCustom(parseCustom(lead)),
  created_at: isoTime(lead.created_at),
  updated_at: isoTime(lead.updated_at),
});

export const parseTags = ({ tags }: Pick<StoredLead, "tags">): string[] => JSON.parse(tags) as string[]; // written by us

/** Custom fields by name; the values are strings and numbers. */
export type CustomFields = Readonly<Record<string, string | number>>;

export const parseCustom = ({ custom }: Pick<StoredLead, "custom">): CustomFields => JSON.parse(custom) as CustomFields; // written by us

const describeCustom = (custom: CustomFields): CustomField[] =>
  Object.entries(custom)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => ({ name, value: String(value) }));
