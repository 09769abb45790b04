import { parseTags } from "./describe-leads.ts";
import type { LeadCallContext } from "./lead-context.ts";
import type { ListReport } from "./list-report.ts";
import { changedColumns, writeLeads } from "./save-leads.ts";

export const maxTags = 20;

export const tooManyTags = `A lead has at most ${maxTags} tags.`;

const chunkSize = 500;

/** Adds tags to leads of the account. Records the changed leads, and those with too many tags, in the report. */
export async function tagLeads(
  context: LeadCallContext,
  leadIds: readonly string[],
  tags: readonly string[],
  report: ListReport,
): Promise<void> {
  const { db, account, now } = context;
  for (let at = 0; at < leadIds.length && tags.length > 0; at += chunkSize) {
    const leads = await db
      .selectFrom("svc_leads")
      .selectAll()
      .where("account_id", "=", account.id)
      .where("id", "in", leadIds.slice(at, at + chunkSize))
      .execute();
    const changed = leads.flatMap((lead) => {
      const columns = changedColumns(lead, { tags: [...tags, ...parseTags(lead)] });
      if (!columns?.tags) return [];
      if (parseTags({ tags: columns.tags }).length <= maxTags) return [{ ...lead, ...columns, updated_at: now() }];
      report.refuse(lead.id, "invalid", tooManyTags);
      return [];
    });
    await writeLeads(context, changed);
    report.updated += changed.filter(({ id }) => !report.createdIds.has(id)).length;
  }
}
