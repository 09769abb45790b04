import type { Connection, Follower, FollowState } from "../../../generated/schemas.ts";
import type { Page, PageRequest } from "../../paging/page.ts";

export interface RelationsPort {
  /** First-degree connections. */
  connections(query: ConnectionQuery, page: PageRequest): Promise<Page<NetworkConnection>>;
  /** Members who follow the account, newest first. */
  followers(query: FollowerQuery, page: PageRequest): Promise<Page<Follower>>;
  /** Follows a member; one who is followed already stays so. @throws Failure `invalid_arguments` for the own profile. */
  follow(memberReference: string): Promise<FollowState>;
}

/** A connection without the account's private notes, which no network knows. */
export type NetworkConnection = Omit<Connection, "tags" | "note">;

/** Filters combine with "and"; null does not filter. Texts ignore case and match beginnings of words. */
export interface ConnectionQuery {
  /** In name or headline. */
  readonly keyword: string | null;
  /** Present employer's name or id. */
  readonly company: string | null;
  readonly title: string | null;
  readonly location: string | null;
  /** Epoch milliseconds: connected then or later. */
  readonly since: number | null;
  /** Only these members. */
  readonly memberIds: readonly string[] | null;
  readonly sort: "recent" | "name" | "last_interaction";
}

export interface FollowerQuery {
  /** In name or headline. */
  readonly keyword: string | null;
  /** Epoch milliseconds: following since then or later. */
  readonly since: number | null;
}
