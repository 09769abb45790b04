import type {
  BlockState,
  Connection,
  Deleted,
  Endorsement,
  Follower,
  FollowState,
  NetworkUpdate,
  ProfileSummary,
  RecommendationRequest,
  Relationship,
  SuggestedConnection,
} from "../../../generated/schemas.ts";
import type { Page, PageRequest } from "../../paging/page.ts";

export interface RelationsPort {
  /** First-degree connections. */
  connections(query: ConnectionQuery, page: PageRequest): Promise<Page<NetworkConnection>>;
  /** One connection. @throws Failure `not_connected`, and `not_found` for an unknown member. */
  connection(memberReference: string): Promise<NetworkConnection>;
  /** @throws Failure `invalid_arguments` for the account's own member. */
  relationship(memberReference: string): Promise<NetworkRelationship>;
  /** Members whom the account may know, by mutual connections and shared history. */
  suggestions(page: PageRequest): Promise<Page<SuggestedConnection>>;
  /** Events in the lives of connections, newest first. */
  updates(query: UpdateQuery, page: PageRequest): Promise<Page<NetworkUpdate>>;
  /** The followers of the account, newest first. */
  followers(query: FollowerQuery, page: PageRequest): Promise<Page<Follower>>;
  /** Follows a member; repeating it changes nothing. @throws Failure `invalid_arguments` for the account's own member. */
  follow(memberReference: string): Promise<FollowState>;
  /** Stops following a member; repeating it changes nothing. @throws Failure `invalid_arguments` for the account's own member. */
  unfollow(memberReference: string): Promise<FollowState>;
  /** Follows a company, or stops following it; repeating it changes nothing. */
  followCompany(companyReference: string, following: boolean): Promise<FollowState>;
  /** The members and companies that the account follows, latest first. */
  following(query: FollowingQuery, page: PageRequest): Promise<Page<FollowState>>;
  /**
   * The names and headlines of the newest members and companies of a list. If a keyword contains an unknown word, similar words
   * from these texts are suggested.
   */
  texts(list: "connections" | "followers" | "following"): Promise<string[]>;
  /** Removes a connection; repeating it changes nothing. @throws Failure `invalid_arguments` for the account's own member. */
  remove(memberReference: string): Promise<Deleted>;
  /**
   * Blocks a member, and ends the connection, follows and pending invitations between the member and the account. The
   * member is not notified. Repeating it changes nothing. @throws Failure `invalid_arguments` for the account's own member.
   */
  block(memberReference: string, reason: string | null): Promise<BlockState>;
  /** Lifts a block. @throws Failure `invalid_arguments` for the account's own member. */
  unblock(memberReference: string): Promise<BlockState>;
  /** The members whom the account blocks, latest first. */
  blocks(page: PageRequest): Promise<Page<BlockState>>;
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
export type NetworkConnection = Omit<Connection, "profile" | "tags" | "note"> & { readonly profile: ProfileSummary };

/** A relationship without the properties that only the service stores. */
export type NetworkRelationship = Omit<Relationship, "tags" | "note" | "lead_lists" | "campaigns" | "excluded">;

/** All filters must match; null disables a filter. Text filters ignore case and match the beginnings of words. */
export interface ConnectionQuery {
  /** In name or headline. */
  readonly keyword: string | null;
  /** The name or id of the current employer. */
  readonly company: string | null;
  readonly title: string | null;
  readonly location: string | null;
  readonly industry: string | null;
  /** Only connections made at or after this time, epoch milliseconds. */
  readonly since: number | null;
  /** Only these members. */
  readonly memberIds: readonly string[] | null;
  /** `dormant`: longest without contact first; omits connections without any contact. */
  readonly sort: "recent" | "name" | "last_interaction" | "dormant";
}

export interface FollowerQuery {
  /** In name or headline. */
  readonly keyword: string | null;
  /** Only members who began to follow at or after this time, epoch milliseconds. */
  readonly since: number | null;
}

export interface FollowingQuery {
  /** null for both. */
  readonly kind: FollowState["kind"] | null;
  /** In name or headline. */
  readonly keyword: string | null;
}

export interface UpdateQuery {
  /** null for all. */
  readonly kinds: readonly NetworkUpdate["kind"][] | null;
  /** Only updates at or after this time, epoch milliseconds. */
  readonly since: number | null;
}
