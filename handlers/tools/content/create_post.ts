import type { CreatePostHandler, CreatePostInput } from "../../../generated/tools/content/create_post.ts";
import type { ServiceContext } from "../../context.ts";
import type { PostAttachment } from "../../network/port/content.ts";
import { checkPoll, plannedPoll, pollTexts } from "../../service/drafts/post-content.ts";
import { checkLink } from "../../text/check-link.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const create_post: CreatePostHandler<ServiceContext> = async (input, { network }) => {
  const { text, visibility, mentions = [] } = input;
  refuseBlank({ text, ...pollTexts(input.poll) });
  checkPoll(input.poll);
  checkLink(input.link_url);
  return network.content.publish({ text, visibility, mentions, attachment: toAttachment(input) });
};

/** Returns the only attachment that is given, or null. */
function toAttachment({ media_ids, link_url, poll }: CreatePostInput): PostAttachment | null {
  if (media_ids) return { kind: "media", mediaIds: media_ids };
  if (link_url !== undefined) return { kind: "link", url: link_url };
  return poll ? { kind: "poll", ...plannedPoll(poll) } : null;
}
