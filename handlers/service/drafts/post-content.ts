import type { NewPost } from "../../network/port/content.ts";
import type { PostContentColumns } from "./tables.ts";

/** The content of a post, as tools receive it. Omitted parts are unchanged. */
export interface PostContentInput {
  readonly text?: string | undefined;
  readonly format?: string | undefined;
  readonly topic?: string | undefined;
  readonly media_ids?: readonly string[] | undefined;
  readonly link_url?: string | null | undefined;
  readonly mentions?: readonly string[] | undefined;
}

const empty: PostContentColumns = {
  text: "",
  format: null,
  topic: null,
  media_ids: "[]",
  link_url: null,
  mentions: "[]",
};

/** Applies changes to stored content, by default to none. A post has files or a link: setting one removes the other. */
export function changeContent(
  changes: PostContentInput,
  { text, format, topic, media_ids, link_url, mentions }: PostContentColumns = empty,
): PostContentColumns {
  const hasFiles = changes.media_ids !== undefined && changes.media_ids.length > 0;
  const hasLink = changes.link_url !== undefined && changes.link_url !== null;
  const files = changes.media_ids ? JSON.stringify(changes.media_ids) : media_ids;
  const link = changes.link_url === undefined ? link_url : changes.link_url;
  return {
    text: changes.text ?? text,
    format: changes.format ?? format,
    topic: changes.topic ?? topic,
    media_ids: hasLink ? "[]" : files,
    link_url: hasFiles ? null : link,
    mentions: changes.mentions ? JSON.stringify(changes.mentions) : mentions,
  };
}

/** Converts stored content to the properties of responses. */
export function describeContent(content: PostContentColumns) {
  return {
    text: content.text,
    format: content.format as "list" | "story" | "hot_take" | "other" | null, // the column contains the values of the input
    topic: content.topic,
    media_ids: parseIds(content.media_ids),
    link_url: content.link_url,
    mentions: parseIds(content.mentions),
  };
}

/** Converts stored content to a post that can be published. */
export function toNewPost(content: PostContentColumns, visibility: NewPost["visibility"]): NewPost {
  const { text, media_ids, link_url, mentions } = describeContent(content);
  const link = link_url === null ? null : ({ kind: "link", url: link_url } as const);
  return {
    text,
    visibility,
    mentions,
    attachment: media_ids.length > 0 ? { kind: "media", mediaIds: media_ids } : link,
  };
}

const parseIds = (ids: string): string[] => JSON.parse(ids) as string[]; // the columns contain string[]
