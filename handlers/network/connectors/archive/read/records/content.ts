import { parseDate, type EpochMs } from "../rows/parse-date.ts";
import { domain } from "./domain.ts";
import { readPostLink, type PostReference } from "./post-link.ts";

/** A post of the owner. */
export interface ShareRecord {
  readonly publishedAt: EpochMs;
  readonly url: string | null;
  readonly post: PostReference | null;
  /** Empty for a post that only shares a link or another post. */
  readonly text: string;
  /** The URL that the post links to. */
  readonly sharedUrl: string | null;
  /** Addresses of images or videos, which the archive does not contain. */
  readonly mediaUrl: string | null;
  /** null if the archive does not contain it, or contains another audience. */
  readonly visibility: "public" | "connections" | null;
}

/** A comment of the owner. The archive does not contain the post, unless it is one of `shares`. */
export interface CommentRecord {
  readonly commentedAt: EpochMs;
  readonly url: string | null;
  readonly post: PostReference | null;
  readonly commentId: string | null;
  readonly text: string;
}

export type ReactionName = "like" | "celebrate" | "support" | "love" | "insightful" | "funny";

/** A reaction of the owner. */
export interface ReactionRecord {
  readonly reactedAt: EpochMs;
  readonly url: string | null;
  readonly post: PostReference | null;
  readonly commentId: string | null;
  /** null for a type without an equivalent. */
  readonly type: ReactionName | null;
  /** As in the archive. */
  readonly sourceType: string;
}

/** A repost without a text, or a vote in a poll. */
export interface PostActionRecord {
  readonly at: EpochMs;
  readonly url: string | null;
  readonly post: PostReference | null;
  /** The option of a vote. */
  readonly option: string | null;
}

export interface SavedItemRecord {
  readonly savedAt: EpochMs | null;
  readonly url: string;
  readonly post: PostReference | null;
}

/** Maximum number of code points of a post: twice the number that networks accept, because exports can escape characters. */
const maxPostLength = 6_000;

export const shares = domain<ShareRecord>({
  files: ["shares"],
  snapshotDomains: ["MEMBER_SHARE_INFO"],
  header: ["date", "sharecommentary"],
  continuesRow: (firstCell) => typeof parseDate(firstCell) === "string",
  read(cells) {
    const url = cells.text("sharelink");
    return {
      publishedAt: cells.instant("date"),
      url,
      post: readPostLink(url).post,
      text: cells.shorten(joinQuotedLines(cells.wholeText("sharecommentary") ?? ""), maxPostLength, "sharecommentary"),
      sharedUrl: cells.text("sharedurl"),
      mediaUrl: cells.text("mediaurl"),
      visibility: visibilities[cells.text("visibility")?.toUpperCase() ?? ""] ?? null,
    };
  },
  identity: ({ url, publishedAt, text }) => (url === null ? [publishedAt, text] : [url]),
});

/** `MEMBER_NETWORK` means anyone. */
const visibilities: Readonly<Record<string, "public" | "connections">> = {
  MEMBER_NETWORK: "public",
  PUBLIC: "public",
  ANYONE: "public",
  CONNECTIONS: "connections",
  CONNECTIONS_ONLY: "connections",
};

/** Removes the quotes that some exports add around each line break. */
function joinQuotedLines(text: string): string {
  const parts = text.split("\n");
  const quoted = parts.every(
    (part, index) => (index === 0 || part.startsWith('"')) && (index === parts.length - 1 || part.endsWith('"')),
  );
  if (parts.length === 1 || !quoted) return text;
  return parts
    .map((part, index) => part.slice(index === 0 ? 0 : 1, index === parts.length - 1 ? undefined : -1))
    .join("\n");
}

export const comments = domain<CommentRecord>({
  files: ["comments"],
  snapshotDomains: ["ALL_COMMENTS"],
  header: ["date", "link", "message"],
  backslashEscapes: true,
  read(cells) {
    const url = cells.text("link");
    return { commentedAt: cells.instant("date"), url, ...readPostLink(url), text: cells.required("message") };
  },
  identity: ({ url, commentedAt, text }) => [url, commentedAt, text],
});

/** The names of reactions in the platform's API. */
const reactionNames: Readonly<Record<string, ReactionName>> = {
  LIKE: "like",
  PRAISE: "celebrate",
  APPRECIATION: "support",
  EMPATHY: "love",
  INTEREST: "insightful",
  ENTERTAINMENT: "funny",
};

export const reactions = domain<ReactionRecord>({
  files: ["reactions", "likes"],
  snapshotDomains: ["ALL_LIKES"],
  header: ["date", "type", "link"],
  read(cells) {
    const url = cells.text("link");
    const sourceType = cells.required("type");
    const type = reactionNames[sourceType.toUpperCase()] ?? null;
    if (type === null) cells.ignoreValue("type", "The type of the reaction is unknown.");
    return { reactedAt: cells.instant("date"), url, ...readPostLink(url), type, sourceType };
  },
  identity: ({ url, reactedAt }) => [url, reactedAt],
});

function postActions(files: string[], snapshotDomain: string, header: string[]) {
  return domain<PostActionRecord>({
    files,
    snapshotDomains: [snapshotDomain],
    header,
    read(cells) {
      const url = cells.text("link");
      return {
        at: cells.instant("date"),
        url,
        post: readPostLink(url).post,
        option: cells.text("optiontext", "option"),
      };
    },
    identity: ({ url, at, option }) => [url, at, option],
  });
}

export const reposts = postActions(["instantreposts"], "INSTANT_REPOSTS", ["date", "link"]);
export const votes = domain<PostActionRecord>({
  ...postActions(["votes"], "ALL_VOTES", ["date", "link"]),
  notStored: "No tool shows votes in polls.",
});

export const savedItems = domain<SavedItemRecord>({
  files: ["saveditems"],
  snapshotDomains: ["ACTOR_SAVE_ITEM"],
  header: ["saveditem"],
  read(cells) {
    const url = cells.required("saveditem");
    return { savedAt: cells.instantOrNull("createdtime"), url, post: readPostLink(url).post };
  },
  identity: ({ url, savedAt }) => [url, savedAt],
});
