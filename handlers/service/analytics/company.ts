import type { CompanyAnalytics } from "../../../generated/schemas.ts";
import type { DaySpan } from "../../network/port/analytics.ts";
import type { Network } from "../../network/port/network.ts";
import { divideItems, rangeOfBoth, withPrevious } from "./compared-spans.ts";
import { toPeriod } from "./day-span.ts";
import { metricChange } from "./overview.ts";
import { describePublishing, engagementsOf } from "./publishing.ts";
import { toSplit } from "./split.ts";

const maxTopPosts = 3;

/**
 * Describes a company's posts, employees and jobs in a span, and the account's posts.
 * @throws Failure `not_found`.
 */
export async function describeCompany(
  { companies, analytics }: Pick<Network, "companies" | "analytics">,
  reference: string,
  span: DaySpan,
  timezone: string,
): Promise<CompanyAnalytics> {
  const company = await companies.get(reference);
  const spans = withPrevious(span, timezone);
  const both = rangeOfBoth(spans);
  const posts = await companies.posts(company.id, both);
  const own = await analytics.ownPosts(both);
  const hiring = await companies.hiring(company.id, [span, spans.previous]);
  const top = divideItems(posts, ({ created_at }) => created_at, spans)
    .current.filter((post) => engagementsOf(post) > 0)
    .sort((one, other) => engagementsOf(other) - engagementsOf(one) || other.created_at - one.created_at)
    .slice(0, maxTopPosts);
  return {
    company_id: company.id,
    company_name: company.name,
    period: toPeriod(span),
    previous_period: toPeriod(spans.previous),
    timezone,
    publishing: describePublishing({ posts, followers: company.follower_count }, spans, timezone),
    own_publishing: describePublishing(own, spans, timezone),
    top_posts: await companies.excerpts(top.map(({ id }) => id)),
    headcount: {
      current: company.headcount,
      growth_percent: company.headcount_growth_percent,
      months: company.headcounts,
    },
    hiring: {
      open_jobs: company.open_job_count,
      posted_jobs: metricChange(hiring.posted[0] ?? 0, hiring.posted[1] ?? 0),
      seniorities: toSplit(hiring.seniorities),
      locations: toSplit(hiring.locations),
    },
  };
}
