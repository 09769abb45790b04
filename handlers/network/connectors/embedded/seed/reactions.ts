import type { ReactionType } from "../../../mirror/tables/net-tables.ts";
import type { Audience } from "./audience.ts";
import type { BulkInsert } from "../../../mirror/sql/bulk-insert.ts";
import { dayMs, hourMs, minuteMs } from "./calendar.ts";
import { chance, exponential, itemAt, weightedIndex, type Rng } from "./rng.ts";
import type { Member } from "./world.ts";

const types: readonly ReactionType[] = ["like", "insightful", "celebrate", "love", "support", "funny"];
const typeWeights = [60, 14, 9, 8, 5, 4];

export interface ReactedPost {
  readonly id: string;
  readonly at: number;
  /** The author's position in the list of members; null for a company. The author does not react. */
  readonly author: number | null;
}

/**
 * Writes reactions of different members to a post, most of them within a day.
 * @returns their times; there are fewer than wanted if the audience is small or the post is new.
 */
export function writeReactions(
  { bulk, rng, members, now }: { bulk: BulkInsert; rng: Rng; members: readonly Member[]; now: number },
  post: ReactedPost,
  audience: Audience,
  wanted: number,
): readonly number[] {
  const seen = new Set<number>(post.author === null ? [] : [post.author]);
  const times: number[] = [];
  for (let attempt = 0; times.length < wanted && attempt < wanted * 2 + 4; attempt++) {
    const fan = audience.pickMember(rng);
    const delay = exponential(rng, chance(rng, 0.85) ? 11 * hourMs : 4 * dayMs);
    const created_at = Math.round(post.at + minuteMs + delay);
    const { id: member_id, joinedAt } = itemAt(members, fan);
    if (seen.has(fan) || created_at >= now || joinedAt > created_at) continue;
    seen.add(fan);
    const type = itemAt(types, weightedIndex(rng, typeWeights));
    bulk.add("net_reactions", { target_id: post.id, target_kind: "post", member_id, type, created_at });
    times.push(created_at);
  }
  return times;
}
