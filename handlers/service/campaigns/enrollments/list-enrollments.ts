import type { Selectable } from "kysely";
import type { Enrollment, EnrollmentStage, LeadOutcome } from "../../../../generated/schemas.ts";
import type { Position } from "../../../../runtime/index.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { readCampaign, type CampaignContext } from "../setup/campaign-record.ts";
import type { EnrollmentRow } from "../tables.ts";
import { describeEnrollments } from "./describe-enrollments.ts";

/** A choice of the enrollments of a campaign; null: all. */
export interface EnrollmentQuery {
  readonly stage: EnrollmentStage | null;
  readonly outcome: LeadOutcome | null;
  readonly keyword: string | null;
}

type Row = Selectable<EnrollmentRow>;

/** The number of enrollments that one statement reads, and that one call reads, to find a keyword. */
const chunkSize = 250;
const maxSearched = 5_000;

const positionOf = ({ enrolled_at, id }: Row): Position => [enrolled_at, id];

/**
 * Lists the enrollments of a campaign in their order. With a keyword, the work of a call is limited: a page may have fewer
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

function readRows(
  { db }: CampaignContext,
  campaignId: string,
  { stage, outcome }: EnrollmentQuery,
  after: Position | null,
  count: number,
): Promise<Row[]> {
  return db
    .selectFrom("svc_enrollments")
    .selectAll()
    .where("campaign_id", "=", campaignId)
    .$if(stage !== null, (select) => select.where("stage", "=", stage ?? "pending"))
    .$if(outcome !== null, (select) => select.where("outcome", "=", outcome))
    .where(afterPosition(["enrolled_at", "id"], after, "asc"))
    .orderBy("enrolled_at")
    .orderBy("id")
    .limit(count)
    .execute();
}
