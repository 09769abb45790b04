// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** One thing looked at, with the figure and the mark it is held against. */
export interface CampaignHealthCheck {
  check: "acceptance_rate"
    | "reply_rate"
    | "failure_rate"
    | "pending_invitations"
    | "lead_supply"
    | "daily_limits"
    | "progress"
    | "personalization"
    | "setup";
  level: "ok" | "warning" | "critical";
  /** What was found and what to do about it. */
  text: string;
  /** The figure found; null: none, or too little to tell. */
  value: number | null;
  /** Where the level turns from ok; null: no such mark. */
  threshold: number | null;
  /** Of value and threshold. */
  unit: "percent" | "days" | "hours" | "leads" | "actions" | null;
}
