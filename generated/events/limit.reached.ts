// Generated from spec/events/limit.reached.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The account has no units left under a safety limit. Sent at most once a day per limit. */
export interface LimitReachedEvent {
  /** Category of the limit, such as message. */
  category: string;
  /** Period of the limit. */
  window: "daily" | "weekly" | "monthly";
  /** Maximum units in the period. */
  limit: number;
  /** When a unit becomes available again. */
  resets_at: string;
}
