import type { ServiceDefinition } from "../../runtime/index.ts";
import type { ServiceContext } from "../context.ts";
import { connectors } from "../network/connectors/index.ts";
import { createDefinition } from "./definition.ts";
import type { OperatorSettings } from "./operator-settings.ts";

type Settings = Pick<
  OperatorSettings,
  | "SWITCHBOARD_SIMULATE"
  | "SWITCHBOARD_SCHEDULE_MAX_LATE_MINUTES"
  | "SWITCHBOARD_MODEL_URL"
  | "SWITCHBOARD_MODEL_KEY"
  | "SWITCHBOARD_MODEL_NAME"
>;

/**
 * Returns the definition of this service with the operator's model and schedule settings. With `SWITCHBOARD_SIMULATE`, its workers also simulate
 * the other members of embedded networks.
 */
export async function configuredDefinition({
  SWITCHBOARD_SIMULATE: isSimulated,
  SWITCHBOARD_SCHEDULE_MAX_LATE_MINUTES: maxLateMinutes,
  SWITCHBOARD_MODEL_URL: url,
  SWITCHBOARD_MODEL_KEY: key,
  SWITCHBOARD_MODEL_NAME: name,
}: Settings): Promise<ServiceDefinition<ServiceContext>> {
  const model = url !== undefined && name !== undefined ? { url, key: key ?? null, name } : null;
  const configured = createDefinition(connectors, model, { maxLateMinutes });
  if (!isSimulated) return configured;
  // Slow to load: it contains long lists of texts.
  const { simulationJob } = await import("./simulate-networks.ts");
  return {
    ...configured,
    jobs: (services) => ({ ...configured.jobs?.(services), simulate: simulationJob(services) }),
  };
}
