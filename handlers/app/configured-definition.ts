import type { ServiceDefinition } from "../../runtime/index.ts";
import type { ServiceContext } from "../context.ts";
import { definition } from "./definition.ts";
import type { OperatorSettings } from "./operator-settings.ts";

/** Returns this service; with `SWITCHBOARD_SIMULATE`, its workers also play the other members of embedded networks. */
export async function configuredDefinition({
  SWITCHBOARD_SIMULATE: isSimulated,
}: Pick<OperatorSettings, "SWITCHBOARD_SIMULATE">): Promise<ServiceDefinition<ServiceContext>> {
  if (!isSimulated) return definition;
  const { simulationJob } = await import("./simulate-networks.ts"); // slow to load: it contains long lists of texts
  return {
    ...definition,
    jobs: (services) => ({ ...definition.jobs?.(services), simulate: simulationJob(services) }),
  };
}
