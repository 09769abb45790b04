import type { DeletePostDraftHandler } from "../../../generated/tools/content/delete_post_draft.ts";
import type { ServiceContext } from "../../context.ts";
import { lockDrafts } from "../../service/drafts/lock-drafts.ts";
import { deleteDraft } from "../../service/drafts/post-drafts.ts";

export const delete_post_draft: DeletePostDraftHandler<ServiceContext> = async ({ draft_id }, context) => {
  await lockDrafts(context);
  await deleteDraft(context, draft_id);
  return { id: draft_id, deleted: true };
};
