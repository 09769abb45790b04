// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ProfileSummary } from "../schemas.ts";

/** A member saved as a navigator lead. */
export interface NavigatorLead {
  /** null if the profile no longer exists or is not visible to the account. */
  profile: ProfileSummary | null;
  /** Name of the navigator list; null if it is on none. */
  list: string | null;
  /** false after save_navigator_lead with saved: false. */
  saved: boolean;
  /** null if it is not saved. */
  saved_at: string | null;
  /** The account's lead (led_...) of the member; null if there is none. */
  lead_id: string | null;
}
