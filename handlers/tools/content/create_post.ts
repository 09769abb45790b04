import type { CreatePostHandler, CreatePostInput } from "../../../generated/tools/content/create_post.ts";
import { argumentFailure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";
import type { PostAttachment } from "../../platform/port/content.ts";

export const create_post: CreatePostHandler<ServiceContext> = async (input, { platform }) => {
  const { text, visibility, mentions = [] } = input;
  if (text.trim() === "") throw argumentFailure("/text", "The text is blank.");
  return platform.content.publish({ text, visibility, mentions, attachment: attachmentOf(input) });
};

/** @throws Failure `invalid_arguments` at the second of two attachments. */
function attachmentOf({ media_ids, link_url, poll }: CreatePostInput): PostAttachment | null {
  const given: { pointer: string; attachment: PostAttachment }[] = [];
  if (media_ids) given.push({ pointer: "/media_ids", attachment: { kind: "media", mediaIds: media_ids } });
  if (link_url !== undefined) given.push({ pointer: "/link_url", attachment: { kind: "link", url: link_url } });
  if (poll) given.push({ pointer: "/poll", attachment: { kind: "poll", ...poll } });
  const [only, another] = given;
  if (another) {
    throw argumentFailure(another.pointer, "A post carries at most one of media_ids, link_url and poll.");
  }
  return only?.attachment ?? null;
}
