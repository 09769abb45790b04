import type { SavePostDraftHandler } from "../../../generated/tools/content/save_post_draft.ts";
import type { ServiceContext } from "../../context.ts";
import { savePostDraft } from "../../service/drafts/post-drafts.ts";
import { pollTexts } from "../../service/drafts/post-content.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const save_post_draft: SavePostDraftHandler<ServiceContext> = async ({ draft_id, ...changes }, context) => {
  const { text, topic, poll } = changes;
  refuseBlank({ text, topic, ...pollTexts(poll) });
  return savePostDraft(context, draft_id, changes);
};
