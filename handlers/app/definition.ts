import { surface } from "../../generated/surface.ts";
import { Failure, type ServiceDefinition } from "../../runtime/index.ts";
import { ServiceContext } from "../context.ts";
import type { ModelEndpoint } from "../model/ask-model.ts";
import { connectors as ownConnectors } from "../network/connectors/index.ts";
import { exposureKind } from "../network/connectors/embedded/exposures/exposure-record.ts";
import { createExposureWriter } from "../network/connectors/embedded/exposures/write-exposures.ts";
import { connectorSecretColumn } from "../network/mirror/connector-secrets.ts";
import type { Connector, Connectors, PerformDecided, Unsupported } from "../network/port/connector.ts";
import type { Network } from "../network/port/network.ts";
import { serviceConsumers } from "../service/consumers.ts";
import { refuseExcludedAct } from "../service/leads/refuse-excluded.ts";
import { webhookDefinition } from "../service/webhooks/webhook-definition.ts";
import { resources } from "../resources/index.ts";
import { tools } from "../tools/index.ts";
import { serviceJobs, type JobSettings } from "./jobs.ts";
import { migrations } from "./migrations.ts";

/**
 * Creates the definition of the service with the given connectors.
 * @param model the endpoint that the operator has configured, or null.
 */
export function createDefinition(
  connectors: Connectors,
  model: ModelEndpoint | null = null,
  jobSettings: JobSettings = { maxLateMinutes: 60 },
): ServiceDefinition<ServiceContext> {
  class ConnectedContext extends ServiceContext {
    #network: Network | null = null;

    get connector(): Connector {
      const { networkKind } = this.account;
      const connector = connectors[networkKind];
      if (!connector) throw new Error(`this program has no connector for networks of kind "${networkKind}"`);
      return connector;
    }

    get connectors(): Connectors {
      return connectors;
    }

    get model(): ModelEndpoint | null {
      return model;
    }

    get network(): Network {
      return (this.#network ??= this.connector.open(this));
    }

    /**
     * Performs an act unless `refuseExcludedAct` throws a `Failure`. Unlike the runtime's `step`, requires a function that
     * returns the act, not the act itself. Once the step is started, the runtime no longer calls that function, so an act
     * that may already have happened is not refused.
     */
    override get step(): PerformDecided {
      const perform = super.step;
      return (name, decideAct, performer) => {
        const decideAllowed = async () => {
          const decided = await decideAct();
          await refuseExcludedAct(this, name, decided);
          return decided;
        };
        return perform(name, decideAllowed, performer);
      };
    }
  }
  return {
    surface,
    tools: tools as unknown as ServiceDefinition<ServiceContext>["tools"], // the validators guarantee the type of each tool's input
    resources: resources as unknown as ServiceDefinition<ServiceContext>["resources"],
    migrations,
    deferredWriters: (services) => ({ [exposureKind]: createExposureWriter(services) }),
    Context: ConnectedContext,
    jobs: (services) => ({
      ...serviceJobs(services, jobSettings),
      ...Object.fromEntries(Object.values(connectors).flatMap(({ jobs }) => Object.entries(jobs?.(services) ?? {}))),
    }),
    events: serviceConsumers,
    webhooks: webhookDefinition,
    secretColumns: [connectorSecretColumn],
    unknownAccountHint: "Pass an id that list_accounts returns, or omit account_id.",
    files: { media: { tool: "upload_media", read: (id, { network }) => network.content.uploaded(id) } },
    receivers: (services) =>
      Object.fromEntries(
        Object.entries(connectors).flatMap(([kind, { receiver }]) => (receiver ? [[kind, receiver(services)]] : [])),
      ),
    requireSupport: (account, tool, db) => {
      const connector = connectors[account.networkKind];
      refuse(connector?.unsupportedTools[tool]);
      return connector?.unsupportedOn?.({ account, db }).then((unsupported) => refuse(unsupported[tool]));
    },
  };
}

function refuse(unsupported: Unsupported | undefined): void {
  if (unsupported) throw new Failure("not_supported", unsupported);
}

/** The definition of this service, with its own connectors. */
export const definition = createDefinition(ownConnectors);
