// Generated from spec/tools/settings/manage_outreach_settings.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { DelayRange, OutreachSettings } from "../../schemas.ts";

/** Arguments of `manage_outreach_settings`, validated, without `account_id` and `preview`. */
export interface ManageOutreachSettingsInput {
  /** What to do. */
  action: "get" | "update";
  /** Own daily limits in units. */
  daily_limits?: {
    /** Invitations. */
    invitation?: number;
    /** Messages. */
    message?: number;
    /** InMails. */
    inmail?: number;
    /** Profile views. */
    profile_view?: number;
    /** Follows. */
    follow?: number;
    /** Reactions, comments. */
    engagement?: number;
  };
  delay_seconds?: DelayRange;
  /** Act on weekends too. */
  weekend?: boolean;
  /** A reply ends the lead's campaign. */
  stop_on_reply?: boolean;
  /** Whether invitations carry their step's note. */
  invitation_note_policy?: "as_written" | "always" | "never";
}

/** Failures of `manage_outreach_settings` that a caller can act on. */
export type ManageOutreachSettingsErrorCode = CommonErrorCode;

/**
 * Manage outreach settings: Read or change how outreach runs: own daily limits (never above the safety limits), delays,
 * days and stop rules.
 */
export type ManageOutreachSettingsHandler<Context> = (
  input: ManageOutreachSettingsInput,
  context: Context,
) => Promise<OutreachSettings>;
