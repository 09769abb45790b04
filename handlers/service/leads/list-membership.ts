import type { LeadCallContext } from "./lead-context.ts";
import type { ListReport } from "./list-report.ts";
import { ensureLeads } from "./save-leads.ts";
import { tagLeads, type RequestedLead } from "./tag-leads.ts";

const chunkSize = 500;

/**
 * Returns the leads of members, and creates missing ones, which the report counts.
 * @param members the items of the request by member id.
 */
export async function ensureRequestedLeads(
  context: LeadCallContext,
  members: ReadonlyMap<string, string>,
  report: ListReport,
): Promise<RequestedLead[]> {
  const { leads, created } = await ensureLeads(context, [...members.keys()]);
  report.created += created.length;
  for (const id of created) report.createdIds.add(id);
  return [...members].flatMap(([id, item]) => {
    const lead = leads.get(id);
    return lead ? [{ leadId: lead.id, item }] : [];
  });
}

/** Adds tags to leads of the account, and adds these leads to a list. Omits leads that would have too many tags. */
export async function addTaggedLeads(
  context: LeadCallContext,
  leadListId: string,
  requested: readonly RequestedLead[],
  tags: readonly string[],
  report: ListReport,
): Promise<void> {
  const refused = await tagLeads(context, requested, tags, report);
  const leadIds = requested.map(({ leadId }) => leadId).filter((id) => !refused.has(id));
  await addToList(context, leadListId, leadIds, report);
}

/**
 * Adds leads of the account to a list of the account. The leads that one call adds have the same time, so the list sorts them
 * by id, not in the order of `leadIds`.
 */
export async function addToList(
  { db, now }: LeadCallContext,
  leadListId: string,
  leadIds: readonly string[],
  report: ListReport,
): Promise<void> {
  for (let at = 0; at < leadIds.length; at += chunkSize) {
    const chunk = leadIds.slice(at, at + chunkSize);
    const added = await db
      .insertInto("svc_list_leads")
      .values(chunk.map((lead_id) => ({ lead_list_id: leadListId, lead_id, added_at: now() })))
      .onConflict((conflict) => conflict.columns(["lead_list_id", "lead_id"]).doNothing())
      .returning("lead_id")
      .execute();
    report.added += added.length;
    report.unchanged += chunk.length - added.length;
  }
}

/** Returns the ids that are leads of the account, and records the others in the report. */
export async function ownLeadIds(
  { db, account }: LeadCallContext,
  leadIds: readonly string[],
  report: ListReport,
): Promise<string[]> {
  if (leadIds.length === 0) return [];
  const rows = await db
    .selectFrom("svc_leads")
    .select("id")
    .where("account_id", "=", account.id)
    .where("id", "in", [...leadIds])
    .execute();
  const own = new Set(rows.map(({ id }) => id));
  for (const id of leadIds) if (!own.has(id)) report.refuse(id, "not_found");
  return leadIds.filter((id) => own.has(id));
}

/** Removes leads from a list. */
export async function removeFromList(
  { db }: LeadCallContext,
  leadListId: string,
  leadIds: readonly string[],
  report: ListReport,
): Promise<void> {
  if (leadIds.length === 0) return;
  const removed = await db
    .deleteFrom("svc_list_leads")
    .where("lead_list_id", "=", leadListId)
    .where("lead_id", "in", [...leadIds])
    .returning("lead_id")
    .execute();
  report.removed = removed.length;
  report.unchanged = leadIds.length - removed.length;
}

/**
 * Returns the references by the ids of the members that they identify. Records in the report the references that are
 * unknown, identify the account itself, or identify the same member as an earlier one.
 */
export async function resolveMembers(
  { network, account }: LeadCallContext,
  references: readonly string[],
  report: ListReport,
): Promise<ReadonlyMap<string, string>> {
  const ids = await network.leads.resolve(references);
  const members = new Map<string, string>();
  for (const reference of references) {
    const id = ids.get(reference);
    if (id === undefined) report.refuse(reference, "not_found");
    else if (id === account.externalId) report.refuse(reference, "own_profile");
    else if (members.has(id)) report.refuse(reference, "repeated");
    else members.set(id, reference);
  }
  return members;
}
