import type { Logger } from "pino";
import { findMissingKeys, secretColumnsOf, type ServiceDefinition, type Store } from "../../runtime/index.ts";
import type { OperatorSettings } from "./operator-settings.ts";
import { serviceOptions } from "./service-options.ts";

/** Returns a text for each key that is not configured and with which secrets in the store are encrypted. */
export async function describeMissingKeys(
  store: Store,
  definition: Pick<ServiceDefinition<never>, "secretColumns">,
  settings: OperatorSettings,
): Promise<readonly string[]> {
  const { secretKeys = [] } = serviceOptions(settings);
  const missing = await findMissingKeys(store, secretColumnsOf(definition), secretKeys);
  return [...missing].map(
    (key) =>
      `secrets in the store are encrypted with the key "${key}", which is not configured; set it as SWITCHBOARD_SECRET_KEY or SWITCHBOARD_SECRET_KEY_FILE, or add it to SWITCHBOARD_PREVIOUS_SECRET_KEYS`,
  );
}

/** Warns about each missing key, because calls and jobs that need its secrets fail. */
export async function warnOfMissingKeys(log: Logger, ...about: Parameters<typeof describeMissingKeys>): Promise<void> {
  for (const text of await describeMissingKeys(...about)) log.warn(text);
}
