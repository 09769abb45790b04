import type { TestService } from "./start-service.ts";
import { networkOf } from "./network.ts";

/**
 * Reads the rows that react to, comment on or repost posts. Returns a function that counts those of a post by its author (`own`)
 * and by others, independently of the counters of the posts.
 */
export async function readEngagements(service: TestService) {
  const network = networkOf(service);
  const posts = await network.selectFrom("net_posts").selectAll().execute();
  const reactions = await network.selectFrom("net_reactions").selectAll().execute();
  const comments = await network.selectFrom("net_comments").selectAll().execute();
  const acts = [
    ...reactions.map(({ target_id, member_id }) => ({ post: target_id, by: member_id })),
    ...comments.map(({ post_id, author_id }) => ({ post: post_id, by: author_id })),
    ...posts.map(({ repost_of, author_id }) => ({ post: repost_of, by: author_id })),
  ];
  return ({ id, author_id }: { readonly id: string; readonly author_id: string }) => {
    const received = acts.filter((act) => act.post === id);
    const own = received.filter(({ by }) => by === author_id).length;
    return { own, byOthers: received.length - own };
  };
}
