import { argumentFailure } from "../../../runtime/index.ts";
import { toLabelKey, uniqueLabels } from "../../text/labels.ts";
import { parseCustom, parseTags, readLead, type CustomFields, type StoredLead } from "./describe-leads.ts";
import type { LeadCallContext } from "./lead-context.ts";
import type { LeadLabelRow } from "./tables.ts";

/** Changes to a lead. Omitted parts are unchanged. */
export interface LeadChanges {
  /** Replaces all tags. */
  readonly tags?: readonly string[] | undefined;
  readonly stage?: string | null | undefined;
  readonly note?: string | null | undefined;
  /** Changed fields by name; null deletes one. */
  readonly custom?: Readonly<Record<string, string | null>> | undefined;
}

const maxCustomFields = 30;
const chunkSize = 500;

type NewLeadContext = Pick<LeadCallContext, "db" | "account" | "now" | "newId">;

/** The leads of members, by member id, and the ids of the new ones. */
export interface EnsuredLeads {
  readonly leads: ReadonlyMap<string, StoredLead>;
  readonly created: readonly string[];
}

/** Returns the leads of members, and creates missing ones. The account's own member cannot be a lead: do not pass it. */
export async function ensureLeads(context: NewLeadContext, profileIds: readonly string[]): Promise<EnsuredLeads> {
  const { db } = context;
  const leads = new Map<string, StoredLead>();
  const created: string[] = [];
  const unique = [...new Set(profileIds)];
  for (let at = 0; at < unique.length; at += chunkSize) {
    const chunk = unique.slice(at, at + chunkSize);
    const before = await readLeadsOf(context, chunk);
    const rows = chunk.filter((id) => !before.has(id)).map((id) => newLead(context, id));
    if (rows.length > 0) {
      const added = await db
        .insertInto("svc_leads")
        .values(rows)
        .onConflict((conflict) => conflict.columns(["account_id", "profile_id"]).doNothing()) // inserted by a concurrent call
        .returning("id")
        .execute();
      created.push(...added.map(({ id }) => id));
    }
    for (const [id, lead] of rows.length > 0 ? await readLeadsOf(context, chunk) : before) leads.set(id, lead);
  }
  return { leads, created };
}

/**
 * Changes a lead of the account.
 * @throws Failure `not_found`, and `invalid_arguments` at `/custom` for too many fields.
 */
export async function changeLead(context: LeadCallContext, id: string, changes: LeadChanges): Promise<void> {
  const { db, account, now } = context;
  const lead = await readLead(context, id);
  const columns = changedColumns(lead, changes);
  if (columns === null) throw argumentFailure("/custom", tooManyFields, "Delete a field by setting it to null.");
  if (Object.keys(columns).length === 0) return;
  await db
    .updateTable("svc_leads")
    .set({ ...columns, updated_at: now() })
    .where("id", "=", id)
    .where("account_id", "=", account.id)
    .execute();
  await replaceLabels(context, [{ ...lead, ...columns }]);
}

export const tooManyFields = `A lead has at most ${maxCustomFields} custom fields.`;

/** Returns the stored leads of members, by member id. */
export async function readLeadsOf(
  { db, account }: Pick<LeadCallContext, "db" | "account">,
  profileIds: readonly string[],
): Promise<Map<string, StoredLead>> {
  if (profileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("svc_leads")
    .selectAll()
    .where("account_id", "=", account.id)
    .where("profile_id", "in", [...profileIds])
    .execute();
  return new Map(rows.map((lead) => [lead.profile_id, lead]));
}

/** A new lead without labels, which is not stored yet. */
export function newLead({ account, now, newId }: NewLeadContext, profileId: string): StoredLead {
  const empty = { tags: "[]", stage: null, note: null, custom: "{}" };
  return {
    id: newId("led"),
    account_id: account.id,
    profile_id: profileId,
    ...empty,
    created_at: now(),
    updated_at: now(),
  };
}

/** Returns the columns that change; null if there would be too many custom fields. */
export function changedColumns(
  lead: StoredLead,
  { tags, stage, note, custom }: LeadChanges,
): Partial<Pick<StoredLead, "tags" | "stage" | "note" | "custom">> | null {
  const fields = custom && mergeFields(parseCustom(lead), custom);
  if (fields && Object.keys(fields).length > maxCustomFields) return null;
  const next = {
    ...(tags && { tags: JSON.stringify(uniqueLabels(tags)) }),
    ...(stage !== undefined && { stage: stage?.trim() ?? null }),
    ...(note !== undefined && { note }),
    ...(fields && { custom: JSON.stringify(fields) }),
  };
  return Object.fromEntries(
    Object.entries(next).filter(([column, value]) => lead[column as keyof typeof next] !== value), // the keys of next
  );
}

function mergeFields(before: CustomFields, changes: Readonly<Record<string, string | null>>): CustomFields {
  const merged = new Map<string, string | number | null>([...Object.entries(before), ...Object.entries(changes)]);
  const kept = [...merged].filter((entry): entry is [string, string | number] => entry[1] !== null);
  return Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Inserts new leads and changes existing ones in one statement. Returns the ids of all by member. */
export async function writeLeads(
  context: LeadCallContext,
  leads: readonly StoredLead[],
): Promise<ReadonlyMap<string, string>> {
  if (leads.length === 0) return new Map();
  const rows = await context.db
    .insertInto("svc_leads")
    .values([...leads])
    .onConflict((conflict) =>
      conflict.columns(["account_id", "profile_id"]).doUpdateSet((set) => ({
        tags: set.ref("excluded.tags"),
        stage: set.ref("excluded.stage"),
        note: set.ref("excluded.note"),
        custom: set.ref("excluded.custom"),
        updated_at: set.ref("excluded.updated_at"),
      })),
    )
    .returningAll() // a concurrent call may have created the lead with another id
    .execute();
  await replaceLabels(context, rows);
  return new Map(rows.map(({ id, profile_id }) => [profile_id, id]));
}

/** Rewrites the labels of these leads, by which `listLeads` filters them. */
export async function replaceLabels({ db, account }: LeadCallContext, leads: readonly StoredLead[]): Promise<void> {
  const ids = leads.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.deleteFrom("svc_lead_labels").where("lead_id", "in", ids).execute();
  const rows = leads.flatMap((lead): LeadLabelRow[] => {
    const place = { account_id: account.id, created_at: lead.created_at, lead_id: lead.id };
    const tags = parseTags(lead).map((tag) => ({ ...place, kind: "tag" as const, label: toLabelKey(tag) }));
    return lead.stage === null ? tags : [...tags, { ...place, kind: "stage", label: toLabelKey(lead.stage) }];
  });
  for (let at = 0; at < rows.length; at += chunkSize)
    await db
      .insertInto("svc_lead_labels")
      .values(rows.slice(at, at + chunkSize))
      .execute();
}

/** Returns the id of a member's lead, which is created if it does not exist. */
export async function leadIdOf(context: LeadCallContext, profileId: string): Promise<string> {
  const lead = (await ensureLeads(context, [profileId])).leads.get(profileId);
  if (!lead) throw new Error(`the lead of ${profileId} was not created`);
  return lead.id;
}
