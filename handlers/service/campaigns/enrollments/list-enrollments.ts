import type { Selectable } from "kysely";
import type { Enrollment, EnrollmentStage, LeadOutcome } from "../../../../generated/schemas.ts";
import type { Position } from "../../../../runtime/index.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { readCampaign, type CampaignContext } from "../setup/campaign-record.ts";
import type { EnrollmentRow } from "../tables.ts";
import { describeEnrollments } from "./describe-enrollments.ts";

/** Selects enrollments of a campaign; null selects all. */
export interface EnrollmentQuery {
  readonly stage: EnrollmentStage | null;
  readonly outcome: LeadOutcome | null;
  readonly keyword: string | null;
  /** `next_action`: only those with a planned step, by its time. */
  readonly sort: "enrolled" | "next_action";
}

/** An enrollment with its place in the sort order. */
type Row = Selectable<EnrollmentRow> & { readonly sort_at: number; readonly sort_id: string };

/** To find a keyword: the number of enrollments that one statement reads, and the maximum that one call reads. */
const chunkSize = 250;
const maxSearched = 5_000;

const positionOf = ({ sort_at, sort_id }: Row): Position => [sort_at, sort_id];

/**
 * Lists the enrollments of a campaign. With a keyword, the work of a call is limited: a page may have fewer
 * items than requested although others follow.
 * @throws Failure `not_found`.
 */
export async function listEnrollments(
  context: CampaignContext,
  campaignId: string,
  query: EnrollmentQuery,
  page: PageRequest,
): Promise<Page<Enrollment>> {
  const campaign = await readCampaign(context, campaignId);
  const readRows = query.sort === "enrolled" ? readEnrolled : readPlanned;
  const read = (after: Position | null, count: number) => readRows(context, campaignId, query, after, count);
  const describe = (rows: readonly Row[]) => describeEnrollments(context, campaign, rows);
  const { keyword } = query;
  if (keyword === null) return toPage(await read(page.after, page.limit + 1), page, positionOf, describe);

  const found: Row[] = [];
  let after = page.after;
  for (let searched = 0; searched < maxSearched; searched += chunkSize) {
    const rows = await read(after, chunkSize);
    const profileIds = rows.map(({ profile_id }) => profile_id);
    const matching = await context.network.leads.withWords(profileIds, keyword);
    found.push(...rows.filter(({ profile_id }) => matching.has(profile_id)));
    const last = rows.at(-1);
    if (found.length > page.limit || rows.length < chunkSize || !last) return toPage(found, page, positionOf, describe);
    after = positionOf(last);
  }
  return { items: await describe(found), next: after };
}

/** The number of enrollments whose texts are read. */
const maxTexts = 500;

/** Reads the names and headlines of the first leads of a campaign, to suggest words similar to an unknown one. */
export async function readEnrolledTexts(context: CampaignContext, campaignId: string): Promise<string[]> {
  const rows = await readEnrolled(context, campaignId, { stage: null, outcome: null }, null, maxTexts);
  const members = await context.network.leads.refs(rows.map(({ profile_id }) => profile_id));
  return [...members.values()].map(({ name, headline }) => `${name} ${headline ?? ""}`);
}

/** Reads enrollments in the order in which the leads were enrolled. */
function readEnrolled(
  { db }: CampaignContext,
  campaignId: string,
  { stage, outcome }: Pick<EnrollmentQuery, "stage" | "outcome">,
  after: Position | null,
  count: number,
): Promise<Row[]> {
  return db
    .selectFrom("svc_enrollments")
    .selectAll()
    .select(["enrolled_at as sort_at", "id as sort_id"])
    .where("campaign_id", "=", campaignId)
    .$if(stage !== null, (select) => select.where("stage", "=", stage ?? "pending"))
    .$if(outcome !== null, (select) => select.where("outcome", "=", outcome))
    .where(afterPosition(["enrolled_at", "id"], after, "asc"))
    .orderBy("enrolled_at")
    .orderBy("id")
    .limit(count)
    .execute();
}

/** Reads the enrollments with a planned step, sorted by the time of this step. */
function readPlanned(
  { db }: CampaignContext,
  campaignId: string,
  { stage, outcome }: EnrollmentQuery,
  after: Position | null,
  count: number,
): Promise<Row[]> {
  return db
    .selectFrom("svc_campaign_actions as action")
    .innerJoin("svc_enrollments as enrollment", "enrollment.id", "action.enrollment_id")
    .selectAll("enrollment")
    .select(["action.due_at as sort_at", "action.id as sort_id"])
    .where("action.campaign_id", "=", campaignId)
    .where("action.status", "=", "planned")
    .$if(stage !== null, (select) => select.where("enrollment.stage", "=", stage ?? "pending"))
    .$if(outcome !== null, (select) => select.where("enrollment.outcome", "=", outcome))
    .where(afterPosition(["action.due_at", "action.id"], after, "asc"))
    .orderBy("action.due_at")
    .orderBy("action.id")
    .limit(count)
    .execute();
}
