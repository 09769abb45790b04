import type { CommentViews } from "./comments.ts";
import { planPosts } from "./post-plan.ts";
import { PostWriter, type PostWorld } from "./post-writer.ts";

/**
 * Writes twelve months of posts in chronological order, with their reactions, comments and reposts.
 * @param onPost called with the number of planned posts that have been written.
 * @returns the profile views caused by the owner's comments.
 */
export async function writePosts(
  world: PostWorld,
  onPost: (done: number, total: number) => void,
): Promise<readonly CommentViews[]> {
  const writer = new PostWriter(world);
  const plan = planPosts(world.rng.fork("plan"), world.members, world.companies, world.now);
  for (const [position, planned] of plan.entries()) {
    writer.writeRepostsBefore(planned.at);
    writer.writePlanned(planned);
    if (position % 32 !== 31) continue;
    await world.bulk.flushFull();
    onPost(position + 1, plan.length);
  }
  writer.writeRepostsBefore(world.now);
  return writer.ownerCommentViews;
}
