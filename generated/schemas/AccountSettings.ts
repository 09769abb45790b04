// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { NotificationSettings, WorkingHours } from "../schemas.ts";

/** Settings of one account. */
export interface AccountSettings {
  /** Account id (acc_...). */
  account_id: string;
  /** IANA name; safety limits reset at midnight in this time zone. */
  timezone: string;
  /** BCP 47 tag, for example en or pt-BR: the language in which a model writes the style guides. */
  language: string;
  working_hours: WorkingHours;
  notifications: NotificationSettings;
  /** Days that metrics are stored. */
  analytics_retention_days: number;
  /** Last change; null if never changed. */
  updated_at: string | null;
}
