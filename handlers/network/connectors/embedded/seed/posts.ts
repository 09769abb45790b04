import type { CommentEcho } from "./comments.ts";
import { planPosts } from "./post-plan.ts";
import { PostWriter, type PostWorld } from "./post-writer.ts";

/**
 * Writes twelve months of posts in order of time, with everything that was done to them.
 * @param onPost told how many of the planned posts are written.
 * @returns what the owner's comments brought.
 */
export async function writePosts(
  world: PostWorld,
  onPost: (done: number, total: number) => void,
): Promise<readonly CommentEcho[]> {
  const writer = new PostWriter(world);
  const plan = planPosts(world.rng.fork("plan"), world.members, world.companies, world.now);
  for (const [position, planned] of plan.entries()) {
    writer.writeRepostsBefore(planned.at);
    writer.writePlanned(planned);
    if (position % 32 !== 31) continue;
    await world.bulk.flushFull();
    onPost(position, plan.length);
  }
  writer.writeRepostsBefore(world.now);
  return writer.echoes;
}
