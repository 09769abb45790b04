import { sql } from "kysely";
import type { Lead } from "../../../generated/schemas.ts";
import type { Position } from "../../../runtime/index.ts";
import { afterPosition, toPage } from "../../paging/keyset.ts";
import type { Page, PageRequest } from "../../paging/page.ts";
import { toLabelKey } from "../../text/labels.ts";
import { describeLeads, type StoredLead } from "./describe-leads.ts";
import type { LeadCallContext } from "./lead-context.ts";
import { requireLeadList } from "./lead-lists.ts";

/** Filters of a list of leads; all of them must match. */
export interface LeadQuery {
  readonly leadListId: string | null;
  /** Words in the profile. */
  readonly keyword: string | null;
  readonly tag: string | null;
  readonly stage: string | null;
  readonly sort: "newest" | "oldest";
}

/** The number of the newest leads whose texts are read. */
const maxTexts = 500;

/** Reads the texts of the newest leads' profiles, to suggest words similar to an unknown one. */
export async function readLeadTexts(context: LeadCallContext): Promise<string[]> {
  const query = { leadListId: null, keyword: null, tag: null, stage: null, sort: "newest" } as const;
  const leads = await readLeads(context, query, null, null, maxTexts);
  return context.network.leads.texts(leads.map(({ profile_id }) => profile_id));
}

/** A lead with its position in the list: the time at which it was created, or added to the lead list. */
type PlacedLead = StoredLead & { readonly at: number };

/**
 * If at most this number of members match the keyword, their leads are read. If more match, all leads are read in chunks, and
 * each chunk is searched for the keyword.
 */
const maxKeywordHits = 1000;
/**
 * For a frequent keyword: the number of leads in the first chunk, which often suffices, and in the others, and the maximum
 * number of chunks that one call searches.
 */
const [firstChunkSize, chunkSize, maxChunks] = [50, 500, 21];

/**
 * Lists leads.
 * @throws Failure `not_found` if the account has no such lead list.
 */
export async function listLeads(context: LeadCallContext, query: LeadQuery, page: PageRequest): Promise<Page<Lead>> {
  if (query.leadListId !== null) await requireLeadList(context, query.leadListId);
  const { keyword } = query;
  const hits = keyword === null ? null : await context.network.leads.search(keyword, maxKeywordHits);
  if (keyword !== null && hits === null) return searchLeads(context, query, keyword, page);
  const rows = await readLeads(context, query, hits, page.after, page.limit + 1);
  return toPage(rows, page, positionOf, (shown) => describeLeads(context, shown));
}

/** Selects the leads with the keyword, in the order of the list. Examines a limited number of leads, so a page may be short. */
async function searchLeads(
  context: LeadCallContext,
  query: LeadQuery,
  keyword: string,
  page: PageRequest,
): Promise<Page<Lead>> {
  const found: PlacedLead[] = [];
  let last = page.after;
  for (let chunk = 0; chunk < maxChunks && found.length <= page.limit; chunk++) {
    const size = chunk === 0 ? firstChunkSize : chunkSize;
    const rows = await readLeads(context, query, null, last, size);
    const ids = rows.map(({ profile_id }) => profile_id);
    const hits = await context.network.leads.searchAmong(ids, keyword);
    found.push(...rows.filter(({ profile_id }) => hits.has(profile_id)));
    const end = rows.at(-1);
    last = rows.length < size || !end ? null : positionOf(end);
    if (last === null) break;
  }
  const { items, next } = await toPage(found, page, positionOf, (shown) => describeLeads(context, shown));
  return { items, next: next ?? last };
}

const positionOf = ({ at, id }: PlacedLead): Position => [at, id];

/**
 * Reads leads in the order of the list. The cross join makes SQLite begin with the leads if `profileIds` is not null;
 * otherwise with the list, whose index has the order of the result.
 * @param profileIds only the leads of these members; null for all.
 */
async function readLeads(
  { db, account }: LeadCallContext,
  { leadListId, tag, stage, sort }: LeadQuery,
  profileIds: readonly string[] | null,
  after: Position | null,
  count: number,
): Promise<PlacedLead[]> {
  if (profileIds?.length === 0) return [];
  const labels = [
    ...(tag === null ? [] : [{ kind: "tag", label: toLabelKey(tag) }]),
    ...(stage === null ? [] : [{ kind: "stage", label: toLabelKey(stage) }]),
  ];
  const [first, ...others] = labels;
  const places =
    leadListId !== null
      ? sql`(select lead_id, added_at as at from svc_list_leads where lead_list_id = ${leadListId}) place`
      : first
        ? sql`(select lead_id, created_at as at from svc_lead_labels
            where account_id = ${account.id} and kind = ${first.kind} and label = ${first.label}) place`
        : sql`(select id as lead_id, created_at as at from svc_leads where account_id = ${account.id}) place`;
  const leads = sql.raw("svc_leads lead");
  const conditions = [
    sql`lead.id = place.lead_id and lead.account_id = ${account.id}`,
    afterPosition(["place.at", "place.lead_id"], after, sort === "newest" ? "desc" : "asc"),
    ...(profileIds === null ? [] : [sql`lead.profile_id in (${sql.join([...profileIds])})`]),
    ...(leadListId === null ? others : labels).map(
      ({ kind, label }) => sql`exists (select 1 from svc_lead_labels l where l.account_id = ${account.id}
        and l.kind = ${kind} and l.label = ${label} and l.created_at = lead.created_at and l.lead_id = lead.id)`,
    ),
  ];
  const direction = sql.raw(sort === "newest" ? "desc" : "asc");
  const { rows } = await sql<PlacedLead>`select lead.*, place.at
    from ${profileIds === null ? places : leads} cross join ${profileIds === null ? leads : places}
    where ${sql.join(conditions, sql` and `)}
    order by place.at ${direction}, place.lead_id ${direction} limit ${count}`.execute(db);
  return rows;
}
