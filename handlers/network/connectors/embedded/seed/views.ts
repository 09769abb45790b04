import type { BulkInsert } from "../../../mirror/sql/bulk-insert.ts";
import { activeTime, dayMs, dayOf, hourMs } from "./calendar.ts";
import type { CommentViews } from "./comments.ts";
import type { Graph } from "./graph.ts";
import { idSequence } from "./ids.ts";
import { searcherTitles } from "./pools/invitation-and-job-texts.ts";
import { chance, exponential, integer, itemAt, pick, pickBiased, poisson, weightedIndex, type Rng } from "./rng.ts";
import { story, type Company, type Member } from "./world.ts";

const sources = ["search", "post", "invitation", "message", "suggestion", "company_page", "other"] as const;
const sourceWeights = [26, 24, 8, 6, 16, 10, 10];

export interface ViewWorld {
  readonly bulk: BulkInsert;
  readonly rng: Rng;
  readonly members: readonly Member[];
  readonly companies: readonly Company[];
  readonly graph: Graph;
  readonly now: number;
}

/**
 * Writes the profile views of the last twelve months: daily views of the owner's profile, increasing over time, and a
 * few views of other profiles. The views that the owner's comments caused match the counters of the comments.
 */
export async function writeProfileViews(world: ViewWorld, commentViews: readonly CommentViews[]): Promise<void> {
  const { bulk, rng, members, now } = world;
  const nextId = idSequence("prv");
  const size = Math.min(1, Math.sqrt(members.length / 2_000));
  const view = (member: number, at: number, source: string) => {
    if (at < now)
      bulk.add("net_profile_views", { id: nextId(), ...viewRow(world, member), source, viewed_at: Math.round(at) });
  };
  const source = () => itemAt(sources, weightedIndex(rng, sourceWeights));
  const { zone } = itemAt(members, story.owner).place;
  for (let day = 364; day >= 0; day--) {
    for (let views = poisson(rng, 1.9 * size * (1.4 - (0.8 * day) / 364)); views > 0; views--) {
      view(story.owner, activeTime(rng, zone, now - day * dayMs), source());
    }
  }
  for (const { at, views } of commentViews) {
    for (let count = 0; count < views; count++) {
      view(story.owner, Math.min(at + exponential(rng, 14 * hourMs), now - 1), "comment");
    }
  }
  for (const [at, { prominence }] of members.entries()) {
    if (at === story.owner) continue;
    for (let views = poisson(rng, 0.6 * prominence); views > 0; views--)
      view(at, now - 365 * dayMs * rng.next(), source());
    if (at % 64 === 63) await bulk.flushFull();
  }
}

/** A named viewer, an anonymous viewer with title and company, or an unknown viewer. */
function viewRow({ rng, members, companies, graph }: ViewWorld, viewed: number) {
  const connections = graph.neighbors.of(viewed);
  const draw = rng.next();
  const connection = connections.length > 0 ? pickBiased(rng, connections, 1.4) : null;
  const theirs = connection === null ? [] : graph.neighbors.of(connection);
  const found =
    draw < 0.35 && connection !== null
      ? connection
      : draw < 0.7 && theirs.length > 0
        ? pick(rng, theirs)
        : pickBiased(rng, graph.byProminence, 1.2);
  const viewer = itemAt(members, found === viewed ? (viewed + 1) % members.length : found);
  const company = itemAt(companies, viewer.company);
  const shown = rng.next();
  const isNobody = shown < 0.08;
  return {
    member_id: itemAt(members, viewed).id,
    viewer_id: shown < 0.2 ? null : viewer.id,
    viewer_title: isNobody ? null : viewer.title,
    viewer_company: isNobody ? null : company.name,
    viewer_industry: isNobody ? null : company.industry.name,
  };
}

/** Writes search appearances: daily ones of the owner, and some of the last 90 days for others. */
export async function writeSearchAppearances({ bulk, rng, members, companies, now }: ViewWorld): Promise<void> {
  for (const [at, member] of members.entries()) {
    const days = at === story.owner ? 365 : chance(rng, 0.3) ? integer(rng, 1, 3) : 0;
    const keywords = [...member.skills.slice(0, 4), member.role, member.place.city];
    const seen = new Set<string>();
    for (let count = 0; count < days; count++) {
      const instant = now - (at === story.owner ? count : 90 * rng.next()) * dayMs;
      const rows = at === story.owner ? poisson(rng, 3.2 - (1.8 * count) / 365) : 1;
      for (let row = 0; row < rows; row++) {
        const searcher_title = pickBiased(rng, searcherTitles);
        const searcher_company = pickBiased(rng, companies, 1.5).name;
        const keyword = pickBiased(rng, keywords);
        const key = `${dayOf(instant)}/${searcher_title}/${searcher_company}/${keyword}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const appearance = { searcher_title, searcher_company, keyword, count: integer(rng, 1, 4) };
        bulk.add("net_search_appearances", { member_id: member.id, day: dayOf(instant), ...appearance });
      }
    }
    if (at % 64 === 63) await bulk.flushFull();
  }
}
