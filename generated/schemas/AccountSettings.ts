// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { NotificationSettings, WorkingHours } from "../schemas.ts";

/** Settings of one account. */
export interface AccountSettings {
  /** Account id (acc_...). */
  account_id: string;
  /** IANA name; its calendar days are the days of the safety limits. */
  timezone: string;
  /** BCP 47 tag, for example en or pt-BR. */
  language: string;
  working_hours: WorkingHours;
  notifications: NotificationSettings;
  /** Days that figures are stored. */
  analytics_retention_days: number;
  /** Last change; null: never changed. */
  updated_at: string | null;
}
