import type { NotificationKind, NotificationSettings } from "../../../generated/schemas.ts";
import type { CallContext, RuntimeTables } from "../../../runtime/index.ts";
import { readNotificationSettings } from "../settings/account-settings.ts";
import type { SettingsTables } from "../settings/tables.ts";

/** The kinds of notices that each setting turns on or off. All other kinds are always on. */
const kindsOfSettings: Readonly<Record<keyof NotificationSettings, readonly NotificationKind[]>> = {
  invitations: ["invitation", "invitation_accepted"],
  messages: ["message"],
  mentions: ["mention"],
  engagement: ["comment", "reply", "reaction", "repost"],
  profile_views: ["profile_view"],
  campaigns: ["campaign_state_changed", "lead_replied"],
};

/** Reads the kinds of notices that the settings of the account turn off. */
export async function readKindsTurnedOff(
  context: Pick<CallContext<RuntimeTables & SettingsTables>, "db" | "account">,
): Promise<NotificationKind[]> {
  const settings = await readNotificationSettings(context);
  // The settings have exactly the keys of the object.
  const names = Object.keys(kindsOfSettings) as (keyof NotificationSettings)[];
  return names.filter((name) => !settings[name]).flatMap((name) => kindsOfSettings[name]);
}
