/** A reference to a post by the id in its address. A post has separate ids as an activity, as a share and as a ugcPost. */
export interface PostReference {
  readonly kind: "activity" | "share" | "ugcPost";
  readonly id: string;
}

/** The post and comment that an address of the feed refers to. */
export interface PostLink {
  readonly post: PostReference | null;
  /** The comment in the address. */
  readonly commentId: string | null;
}

const kinds: Readonly<Record<string, PostReference["kind"]>> = {
  activity: "activity",
  share: "share",
  ugcpost: "ugcPost",
};

/** Reads addresses such as `.../feed/update/urn:li:activity:1` and `.../posts/name_title-activity-1-abcd`. */
export function readPostLink(url: string | null): PostLink {
  const text = decodeTwice(url ?? "");
  const commentId = /comment:\([^()]{0,60},(\d{1,20})\)/i.exec(text)?.[1] ?? null;
  return { post: readPostReference(text), commentId };
}

/** Returns the first post that a decoded address refers to; null if there is none. */
export function readPostReference(text: string): PostReference | null {
  const [, kind = "", id] = /(?:urn:li:|[-_])(activity|share|ugcPost)[:-](\d{1,20})/i.exec(text) ?? [];
  const name = kinds[kind.toLowerCase()];
  return name === undefined || id === undefined ? null : { kind: name, id };
}

/** Decodes an address and the addresses inside it, which are percent-encoded twice. */
export const decodeTwice = (text: string): string => decode(decode(text));

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // not percent-encoded
  }
}
