// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** One check, with its figure and threshold. */
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
  /** Measured figure; null: none, or too little data. */
  value: number | null;
  /** Threshold of the level ok; null: none. */
  threshold: number | null;
  /** Of value and threshold. */
  unit: "percent" | "days" | "hours" | "leads" | "actions" | null;
}
