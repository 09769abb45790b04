import type {
  Connection,
  Endorsement,
  Follower,
  FollowState,
  RecommendationRequest,
} from "../../../generated/schemas.ts";
import type { Page, PageRequest } from "../../paging/page.ts";

export interface RelationsPort {
  /** First-degree connections. */
  connections(query: ConnectionQuery, page: PageRequest): Promise<Page<NetworkConnection>>;
  /** One connection. @throws Failure `not_connected`, and `not_found` for an unknown member. */
  connection(memberReference: string): Promise<NetworkConnection>;
  /** The followers of the account, newest first. */
  followers(query: FollowerQuery, page: PageRequest): Promise<Page<Follower>>;
  /** Follows a member; repeating it changes nothing. @throws Failure `invalid_arguments` for the account's own member. */
  follow(memberReference: string): Promise<FollowState>;
  /**
   * Endorses a skill of a connection; repeating it changes nothing.
   * @throws Failure `not_connected`, and `not_found` if the profile does not have the skill.
   */
  endorse(memberReference: string, skill: string): Promise<Endorsement>;
  /** @throws Failure `not_connected`, and `conflict` while a request to the member is pending. */
  requestRecommendation(memberReference: string, request: RecommendationText): Promise<RecommendationRequest>;
}

export interface RecommendationText {
  /** How the member knows the account. */
  readonly relationship: string;
  readonly message: string;
}

/** A connection without the account's private tags and note, which only the service stores. */
export type NetworkConnection = Omit<Connection, "tags" | "note">;

/** All filters must match; null disables a filter. Text filters ignore case and match the beginnings of words. */
export interface ConnectionQuery {
  /** In name or headline. */
  readonly keyword: string | null;
  /** The name or id of the current employer. */
  readonly company: string | null;
  readonly title: string | null;
  readonly location: string | null;
  /** Only connections made at or after this time, epoch milliseconds. */
  readonly since: number | null;
  /** Only these members. */
  readonly memberIds: readonly string[] | null;
  readonly sort: "recent" | "name" | "last_interaction";
}

export interface FollowerQuery {
  /** In name or headline. */
  readonly keyword: string | null;
  /** Only followers since this time, epoch milliseconds. */
  readonly since: number | null;
}
