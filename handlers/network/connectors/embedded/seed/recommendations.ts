import type { BulkInsert } from "../../../mirror/sql/bulk-insert.ts";
import { dayMs, yearMs } from "./calendar.ts";
import { recommendationClosings, recommendationDetails, recommendationPools } from "./pools/recommendation-texts.ts";
import { chance, itemAt, pick, sample, type Rng } from "./rng.ts";
import type { Member } from "./world.ts";

/** Writes the recommendations of one member, which share no sentence. */
export function writeRecommendations(
  bulk: BulkInsert,
  rng: Rng,
  nextId: () => string,
  member: Member,
  authors: Iterable<Member>,
  now: number,
): void {
  const { id: member_id, first, skills, joinedAt } = member;
  const words = rng.fork(`recommendations of ${member_id}`);
  const details = sample(words, recommendationDetails, recommendationDetails.length);
  const closings = sample(words, recommendationClosings, recommendationClosings.length);
  const used = new Set<string>();
  for (const [at, author] of [...authors].entries()) {
    const isColleague = author.company === member.company;
    const isFresh = (text: string) => !used.has(text);
    const pools = recommendationPools.filter(
      ({ sameCompany, openings }) => sameCompany === isColleague && openings.some(isFresh),
    );
    const { relationship, openings } = pick(rng, pools);
    const opening = pick(words, openings.filter(isFresh));
    used.add(opening);
    const skill = skills[at % Math.min(3, skills.length)] ?? "the craft";
    const parts = [opening, itemAt(details, at), chance(rng, 0.8) ? itemAt(closings, at) : ""];
    const text = parts.filter((part) => part !== "").join(" ");
    const since = Math.max(joinedAt, author.joinedAt, now - 5 * yearMs);
    bulk.add("net_recommendations", {
      id: nextId(),
      member_id,
      author_id: author.id,
      relationship,
      text: text.replaceAll("{first}", first).replaceAll("{skill}", skill),
      created_at: Math.round(since + (now - since - dayMs) * rng.next()),
    });
  }
}
