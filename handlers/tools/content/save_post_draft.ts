import type { SavePostDraftHandler } from "../../../generated/tools/content/save_post_draft.ts";
import type { ServiceContext } from "../../context.ts";
import { savePostDraft } from "../../service/drafts/post-drafts.ts";

export const save_post_draft: SavePostDraftHandler<ServiceContext> = ({ draft_id, ...changes }, context) =>
  savePostDraft(context, draft_id, changes);
