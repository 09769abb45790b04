// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Follow state of a member or a company. */
export interface FollowState {
  /** Whether it is a member or a company. */
  kind: "member" | "company";
  /** Member id (prf_...) or company id (cmp_...). */
  id: string;
  /** Name of the member or company. */
  name: string;
  /** Headline of the member; null for a company. */
  headline: string | null;
  /** The account follows it. */
  following: boolean;
  /** When following started; null if not followed, or if unknown. */
  followed_at: string | null;
  /** null if unknown. */
  follower_count: number | null;
  /** null if unknown. */
  url: string | null;
}
