import type { PublishPostDraftHandler } from "../../../generated/tools/content/publish_post_draft.ts";
import type { ServiceContext } from "../../context.ts";
import { lockDrafts } from "../../service/drafts/lock-drafts.ts";
import { toNewPost } from "../../service/drafts/post-content.ts";
import { deleteDraft, findDraft } from "../../service/drafts/post-drafts.ts";

export const publish_post_draft: PublishPostDraftHandler<ServiceContext> = async (
  { draft_id, visibility },
  context,
) => {
  await lockDrafts(context);
  const draft = await findDraft(context, draft_id);
  const post = await context.network.content.publish(toNewPost(draft, visibility));
  await deleteDraft(context, draft_id);
  return post;
};
