import type { PageFolder } from "./page-url.ts";

/** The kinds of records that a partial network may lack. */
export type RecordKind =
  | "profile"
  | "positions"
  | "education"
  | "skills"
  | "endorsements"
  | "recommendations"
  | "connections"
  | "messages"
  | "invitations"
  | "posts"
  | "comments"
  | "reactions"
  | "saved_posts"
  | "followed_members";

/** The contents of a partial network. */
export interface PartialContents {
  /**
   * The kinds of records that the partial network contains, including kinds without any records. They are complete, unless
   * a damaged archive was imported with `--incomplete`.
   */
  readonly kinds: ReadonlySet<RecordKind>;
  /** The time of the newest record in epoch milliseconds; null if no record has a time. */
  readonly until: number | null;
}

/**
 * Describes a partial network, for which the store contains only the data of one member. The data and actions of other
 * members are unknown, so the affected counts and properties are null, never 0 or false.
 */
export interface PartialNetwork {
  /** Returns the contents of the partial network, which are read once for each call. */
  contents(): Promise<PartialContents>;
  /** Returns the handle and the public address of a member; null if they are unknown. */
  memberPage(member: { readonly id: string; readonly handle: string }): {
    readonly handle: string | null;
    readonly url: string | null;
  };
  /** Returns the public address of a post, or null. */
  postUrl(id: string): string | null;
  /** If a reference is the public address of a page, returns the name in this address; otherwise, returns the reference. */
  nameFromUrl(reference: string, folder: PageFolder): string;
}

/** Returns whether records of a kind are unknown, because a partial network lacks them. */
export async function lacks({ partial }: { readonly partial?: PartialNetwork }, kind: RecordKind): Promise<boolean> {
  return partial !== undefined && !(await partial.contents()).kinds.has(kind);
}
