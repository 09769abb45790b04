import { parseTags } from "./describe-leads.ts";
import type { LeadCallContext } from "./lead-context.ts";
import type { ListReport } from "./list-report.ts";
import { changedColumns, writeLeads } from "./save-leads.ts";

export const maxTags = 20;

export const tooManyTags = `A lead has at most ${maxTags} tags.`;

const chunkSize = 500;

/** A lead, and the item of the request that identifies it. */
export interface RequestedLead {
  readonly leadId: string;
  readonly item: string;
}

/**
 * Adds tags to leads of the account, and counts the changed ones in the report. Leads that would have too many tags are not
 * changed: the report refuses their items, and their ids are returned.
 */
export async function tagLeads(
  context: LeadCallContext,
  requested: readonly RequestedLead[],
  tags: readonly string[],
  report: ListReport,
): Promise<ReadonlySet<string>> {
  const { db, account, now } = context;
  const leadIds = [...new Set(requested.map(({ leadId }) => leadId))];
  const refused = new Set<string>();
  for (let at = 0; at < leadIds.length && tags.length > 0; at += chunkSize) {
    const leads = await db
      .selectFrom("svc_leads")
      .selectAll()
      .where("account_id", "=", account.id)
      .where("id", "in", leadIds.slice(at, at + chunkSize))
      .execute();
    const changed = leads.flatMap((lead) => {
      const columns = changedColumns(lead, { tags: [...parseTags(lead), ...tags] });
      if (!columns?.tags) return [];
      if (parseTags({ tags: columns.tags }).length <= maxTags) return [{ ...lead, ...columns, updated_at: now() }];
      refused.add(lead.id);
      return [];
    });
    await writeLeads(context, changed);
    report.updated += changed.filter(({ id }) => !report.createdIds.has(id)).length;
  }
  for (const { leadId, item } of requested) if (refused.has(leadId)) report.refuse(item, "invalid", tooManyTags);
  return refused;
}
