// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A health check with its value and threshold. */
export interface CampaignHealthCheck {
  /** Name of the check. */
  check: "acceptance_rate"
    | "reply_rate"
    | "failure_rate"
    | "skip_rate"
    | "missing_fields"
    | "pending_invitations"
    | "lead_supply"
    | "daily_limits"
    | "progress"
    | "personalization"
    | "setup"
    | "connection";
  /** Result of the check. */
  level: "ok" | "warning" | "critical";
  /** The finding and what to do about it. */
  text: string;
  /** Measured value; null if there is none, or too little data for a rate. */
  value: number | null;
  /**
   * Minimum or, depending on the check, maximum value for the level ok; null if the check has none. skip_rate is always
   * ok with fewer than 30 steps.
   */
  threshold: number | null;
  /** Unit of value and threshold. */
  unit: "percent" | "hours" | "leads" | "actions" | null;
}
