import type { SavePostDraftHandler } from "../../../generated/tools/content/save_post_draft.ts";
import type { ServiceContext } from "../../context.ts";
import { lockDrafts } from "../../service/drafts/lock-drafts.ts";
import { savePostDraft } from "../../service/drafts/post-drafts.ts";
import { checkPoll, pollTexts } from "../../service/drafts/post-content.ts";
import { checkLink } from "../../text/check-link.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const save_post_draft: SavePostDraftHandler<ServiceContext> = async ({ draft_id, ...changes }, context) => {
  const { text, topic, poll } = changes;
  refuseBlank({ text, topic, ...pollTexts(poll) });
  checkPoll(poll);
  checkLink(changes.link_url);
  await lockDrafts(context);
  return savePostDraft(context, draft_id, changes);
};
