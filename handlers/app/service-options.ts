import type { ServiceOptions } from "../../runtime/index.ts";
import { openIdOptions } from "./open-id-settings.ts";
import type { OperatorSettings } from "./operator-settings.ts";

/** Returns the options of the service that the operator has set. */
export function serviceOptions(
  settings: OperatorSettings,
): Pick<ServiceOptions, "outbound" | "secretKeys" | "previousSecretKeys" | "auditRetentionDays" | "openId"> {
  const openId = openIdOptions(settings);
  return {
    ...(openId && { openId }),
    outbound: { allowedNetworks: settings.SWITCHBOARD_ALLOWED_NETWORKS },
    auditRetentionDays: settings.SWITCHBOARD_AUDIT_RETENTION_DAYS,
    secretKeys: [...settings.SWITCHBOARD_SECRET_KEY, ...settings.SWITCHBOARD_SECRET_KEY_FILE],
    previousSecretKeys: settings.SWITCHBOARD_PREVIOUS_SECRET_KEYS,
  };
}
