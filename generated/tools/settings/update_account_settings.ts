// Generated from spec/tools/settings/update_account_settings.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { AccountSettings, WorkingHours } from "../../schemas.ts";

/** Arguments of `update_account_settings`, validated, without `account_id` and `preview`. */
export interface UpdateAccountSettingsInput {
  /** IANA name: Europe/Lisbon. */
  timezone?: string;
  /** BCP 47 tag: pt-BR. */
  language?: string;
  working_hours?: WorkingHours;
  /** Notices to switch on or off. */
  notifications?: {
    /** Received and accepted. */
    invitations?: boolean;
    /** Received. */
    messages?: boolean;
    /** In posts and comments. */
    mentions?: boolean;
    /** Reactions and comments on own posts. */
    engagement?: boolean;
    /** Of the own profile. */
    profile_views?: boolean;
    /** Replies, pauses, ends. */
    campaigns?: boolean;
  };
  /** Days to store figures. */
  analytics_retention_days?: number;
}

/** Failures of `update_account_settings` that a caller can act on. */
export type UpdateAccountSettingsErrorCode = "conflict" | CommonErrorCode;

/** Update account settings: Change time zone, language, working hours and notices of the account. */
export type UpdateAccountSettingsHandler<Context> = (
  input: UpdateAccountSettingsInput,
  context: Context,
) => Promise<AccountSettings>;
