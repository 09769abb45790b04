import type { DeletePostHandler } from "../../../generated/tools/content/delete_post.ts";
import type { ServiceContext } from "../../context.ts";
import { deleteStoredPostAnalytics } from "../../service/analytics/stored-post-analytics.ts";

export const delete_post: DeletePostHandler<ServiceContext> = async (input, { network, db, account }) => {
  const id = await network.content.remove(input.post_id);
  await deleteStoredPostAnalytics(db, account.id, id);
  return { id, deleted: true };
};
