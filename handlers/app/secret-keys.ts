import type { Logger } from "pino";
import {
  findOtherKeys,
  secretColumnsOf,
  type OtherKeys,
  type ServiceDefinition,
  type Store,
} from "../../runtime/index.ts";
import type { OperatorSettings } from "./operator-settings.ts";
import { serviceOptions } from "./service-options.ts";

/** Finds the keys, other than the current one, with which secrets in the store are encrypted. */
export function findOtherSecretKeys(
  store: Store,
  definition: Pick<ServiceDefinition<never>, "secretColumns">,
  settings: OperatorSettings,
): Promise<OtherKeys> {
  const { secretKeys = [], previousSecretKeys = [] } = serviceOptions(settings);
  return findOtherKeys(store, secretColumnsOf(definition), { configured: secretKeys, previous: previousSecretKeys });
}

/** Returns what to do about a key that is not configured. */
export const describeMissingKey = (key: string): string =>
  `secrets in the store are encrypted with the key "${key}", which is not configured; set it as SWITCHBOARD_SECRET_KEY or SWITCHBOARD_SECRET_KEY_FILE, or add it to SWITCHBOARD_PREVIOUS_SECRET_KEYS`;

/** Warns about each missing key, because calls and jobs that need its secrets fail, and about secrets with earlier keys. */
export async function warnOfOtherKeys(log: Logger, ...about: Parameters<typeof findOtherSecretKeys>): Promise<void> {
  const { missing, earlier } = await findOtherSecretKeys(...about);
  for (const key of missing) log.warn(describeMissingKey(key));
  for (const key of earlier) log.warn(describeEarlierKey(key));
}

/** Returns what to do about a key that only decrypts. */
export const describeEarlierKey = (key: string): string =>
  `secrets in the store are still encrypted with ${key === "store" ? "the store's own key" : `the earlier key "${key}"`}; run: npx switchboard secrets rotate`;
