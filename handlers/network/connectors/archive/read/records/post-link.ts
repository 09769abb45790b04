/** A reference to a post by the id in its address. A post has a different id as an activity, a share and a ugcPost. */
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
  const [, kind = "", id] = /(?:urn:li:|[-_])(activity|share|ugcPost)[:-](\d{1,20})/i.exec(text) ?? [];
  const name = kinds[kind.toLowerCase()];
  const commentId = /comment:\([^()]{0,60},(\d{1,20})\)/i.exec(text)?.[1] ?? null;
  return { post: name === undefined || id === undefined ? null : { kind: name, id }, commentId };
}

/** Ids of comments are percent-encoded inside addresses that are themselves percent-encoded. */
function decodeTwice(text: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(text));
  } catch {
    return text;
  }
}
