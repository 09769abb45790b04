// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A blocker or warning of a launch. */
export interface LaunchIssue {
  /** Code of the issue. */
  code: "not_supported"
    | "account_not_connected"
    | "no_steps"
    | "no_lead_list"
    | "no_eligible_leads"
    | "text_missing"
    | "text_too_long"
    | "subject_missing"
    | "note_required"
    | "no_working_time"
    | "no_inmail_credits"
    | "unreachable_step"
    | "empty_variables"
    | "few_leads_per_variant"
    | "limit_exhausted"
    | "cap_above_limit"
    | "shared_limits"
    | "warm_up"
    | "no_personalization"
    | "no_stop_on_reply"
    | "long_run"
    | "duplicate_text";
  /** What is wrong and what to do about it. */
  text: string;
  /** Affected step; null for the whole campaign. */
  step: number | null;
  /** Affected variant, from 1; null for all. */
  variant: number | null;
  /** Affected leads; null if it does not depend on leads. */
  lead_count: number | null;
}
