/** Content that a member of a network has been shown. */
export type Exposure =
  /** The profile of another member. */
  | { readonly kind: "profile"; readonly memberId: string }
  /** Posts of others: those of a feed, list or search, or a single post. */
  | { readonly kind: "posts"; readonly postIds: readonly string[] }
  /** One page of a search for people. */
  | { readonly kind: "search"; readonly memberIds: readonly string[]; readonly keyword: string };
