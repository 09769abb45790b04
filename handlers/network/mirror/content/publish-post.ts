import type { Post } from "../../../../generated/schemas.ts";
import { argumentFailure, Failure } from "../../../../runtime/index.ts";
import type { NewPost, PostAttachment } from "../../port/content.ts";
import type { NetworkView } from "../network-view.ts";
import type { PostFormat } from "../tables/net-tables.ts";
import { addMentions, requireMembers } from "./post-mentions.ts";
import { mediaKind, type StoredPoll } from "./post-parts.ts";
import { readPost } from "./posts.ts";
import { recordPost } from "./record-post.ts";

const dayMs = 86_400_000;

/** Publishes a post of the account and notifies the mentioned members. */
export async function publishPost(view: NetworkView, post: NewPost): Promise<Post> {
  const { text, visibility, mentions, attachment } = post;
  const format = await determineFormat(view, attachment);
  const { id, at } = await view.act("publish_post", async () => {
    await requireMembers(view, mentions);
    return post;
  });
  const isNew = await recordPost(view, {
    id,
    author_id: view.memberId,
    format,
    text,
    visibility,
    created_at: at,
    link_url: attachment?.kind === "link" ? attachment.url : null,
    media_ids: JSON.stringify(attachment?.kind === "media" ? attachment.mediaIds : []),
    poll: attachment?.kind === "poll" ? JSON.stringify(openPoll(attachment, at)) : null,
  });
  if (isNew) await addMentions(view, { kind: "post", id, at }, mentions);
  return readPost(view, id);
}

/** Checks that the account could publish a post. @throws Failure as `publishPost` does. */
export async function checkPost(view: NetworkView, { mentions, attachment }: NewPost): Promise<void> {
  await determineFormat(view, attachment);
  await requireMembers(view, mentions);
}

function openPoll({ question, options, days }: PostAttachment & { kind: "poll" }, atMs: number): StoredPoll {
  return { question, options: options.map((option) => ({ text: option, votes: 0 })), ends_at: atMs + days * dayMs };
}

/**
 * @throws Failure `not_found` with the first file that the account has not uploaded, and `invalid_arguments` unless the files
 * are images or a single document.
 */
async function determineFormat({ db, memberId }: NetworkView, attachment: PostAttachment | null): Promise<PostFormat> {
  if (attachment?.kind !== "media") return attachment?.kind ?? "text";
  const { mediaIds } = attachment;
  const rows = await db
    .selectFrom("net_media")
    .select(["id", "content_type"])
    .where("owner_id", "=", memberId)
    .where("id", "in", [...mediaIds])
    .execute();
  const missing = mediaIds.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) {
    throw new Failure("not_found", {
      detail: `There is no uploaded file "${missing}".`,
      hint: "upload_media stores files and returns their ids.",
    });
  }
  const kinds = rows.map((row) => mediaKind(row.content_type));
  if (kinds.every((kind) => kind === "image")) return "image";
  if (kinds.length === 1 && kinds[0] === "document") return "document";
  throw argumentFailure("/media_ids", "The files of a post must be images or a single document.");
}
