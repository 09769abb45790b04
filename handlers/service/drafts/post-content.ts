import type { PlannedPoll, PollInput } from "../../../generated/schemas.ts";
import { argumentFailure } from "../../../runtime/index.ts";
import { toLabelKey } from "../../text/labels.ts";
import { itemsOf } from "../../text/refuse-blank.ts";
import type { NewPost, PostAttachment } from "../../network/port/content.ts";
import type { PostContentColumns } from "./tables.ts";

/** The content of a post, as tools receive it. Omitted parts are unchanged; null removes one. */
export interface PostContentInput {
  readonly text?: string | undefined;
  readonly format?: string | null | undefined;
  readonly topic?: string | null | undefined;
  readonly media_ids?: readonly string[] | undefined;
  readonly link_url?: string | null | undefined;
  readonly poll?: PollInput | undefined;
  readonly mentions?: readonly string[] | undefined;
}

const empty: PostContentColumns = {
  text: "",
  format: null,
  topic: null,
  media_ids: "[]",
  link_url: null,
  poll: null,
  mentions: "[]",
};

/** Applies changes to stored content, by default to empty content. A post has files, a link or a poll: setting one removes the others, and a `link_url` of null also removes a poll. */
export function changeContent(
  changes: PostContentInput,
  { text, format, topic, media_ids, link_url, poll, mentions }: PostContentColumns = empty,
): PostContentColumns {
  const hasFiles = changes.media_ids !== undefined && changes.media_ids.length > 0;
  const setsLink = changes.link_url !== undefined;
  const hasLink = changes.link_url !== undefined && changes.link_url !== null;
  const files = changes.media_ids ? JSON.stringify(changes.media_ids) : media_ids;
  return {
    text: changes.text ?? text,
    format: changed(changes.format, format),
    topic: changed(changes.topic, topic),
    media_ids: hasLink || changes.poll ? "[]" : files,
    link_url: hasFiles || changes.poll ? null : changed(changes.link_url, link_url),
    poll: changes.poll ? JSON.stringify(plannedPoll(changes.poll)) : hasFiles || setsLink ? null : poll,
    mentions: changes.mentions ? JSON.stringify(changes.mentions) : mentions,
  };
}

/** Returns the new value of a part; undefined means that it is unchanged. */
const changed = <Value>(value: Value | null | undefined, stored: Value | null): Value | null =>
  value === undefined ? stored : value;

/** Returns the poll that arguments describe, with the default duration if they contain none. */
export const plannedPoll = ({ question, options, days = 7 }: PollInput): PlannedPoll => ({ question, options, days });

/** @throws Failure `invalid_arguments` if two options of a poll differ only in case or spaces at the ends. */
export function checkPoll(poll: PollInput | undefined): void {
  const keys = (poll?.options ?? []).map(toLabelKey);
  for (const [at, key] of keys.entries())
    if (keys.indexOf(key) < at)
      throw argumentFailure(`/poll/options/${at}`, "Another option has the same text.", "Choose different options.");
}

/** The texts of a poll for `refuseBlank`. */
export const pollTexts = (poll: PollInput | undefined): Record<string, string> =>
  poll ? { "poll/question": poll.question, ...itemsOf("poll/options", poll.options) } : {};

/** Converts stored content to the properties of responses. */
export function describeContent(content: PostContentColumns) {
  return {
    text: content.text,
    format: content.format as "list" | "story" | "hot_take" | "other" | null, // the column contains the values of the input
    topic: content.topic,
    media_ids: parseIds(content.media_ids),
    link_url: content.link_url,
    poll: content.poll === null ? null : (JSON.parse(content.poll) as PlannedPoll), // the column contains such objects
    mentions: parseIds(content.mentions),
  };
}

/** Converts stored content to a post that can be published. */
export function toNewPost(content: PostContentColumns, visibility: NewPost["visibility"]): NewPost {
  const { text, media_ids, link_url, poll, mentions } = describeContent(content);
  const attachments: readonly (PostAttachment | false | null)[] = [
    media_ids.length > 0 && { kind: "media", mediaIds: media_ids },
    link_url !== null && { kind: "link", url: link_url },
    poll && { kind: "poll", ...poll },
  ];
  return { text, visibility, mentions, attachment: attachments.find(Boolean) || null };
}

const parseIds = (ids: string): string[] => JSON.parse(ids) as string[]; // the columns contain string[]
