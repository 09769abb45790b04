import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { createDefinition } from "../../handlers/app/definition.ts";
import { demoAccountId } from "../../handlers/app/demo/demo-world.ts";
import type { ServiceContext } from "../../handlers/context.ts";
import { connectors } from "../../handlers/network/connectors/index.ts";
import type { ServiceOptions, Store } from "../../runtime/index.ts";
import { defaults, type RemoteConfig } from "../fixtures/remote-network/connector/config.ts";
import { RemoteApi } from "../fixtures/remote-network/connector/remote-api.ts";
import { createRemoteConnector } from "../fixtures/remote-network/connector/remote-connector.ts";
import { synchronize } from "../fixtures/remote-network/connector/sync/synchronize.ts";
import { createTestClock, testStart, type TestClock } from "./clock.ts";
import { addRemoteAccount, remoteAccountId, workspaceId } from "./remote-account.ts";
import { startRemoteNetwork, type RemoteNetwork, type RemoteNetworkOptions } from "./remote-network.ts";
import { serve, type Served, type ServeOptions } from "./serve.ts";
import { demoMembers, seedTemplate } from "./templates.ts";

export { remoteAccountId };

export interface StartRemoteOptions {
  readonly config?: Partial<RemoteConfig>;
  readonly steps?: ServiceOptions["steps"];
  readonly network?: RemoteNetworkOptions;
  /** Whether the network sends webhooks to the service. Default: false. */
  readonly webhooks?: boolean;
  /** Time limit of every tool, in milliseconds. Default: the time limit that the tool declares. */
  readonly timeoutMs?: number;
  readonly log?: ServeOptions["log"];
  /** Whether the mirror is filled. Default: true. */
  readonly synchronized?: boolean;
}

export interface TestRemote extends Served<ServiceContext> {
  readonly remote: RemoteNetwork;
  readonly clock: TestClock;
  /** The account of the demo network. */
  readonly demoAccountId: string;
  /** Synchronizes the mirror with the remote network. */
  readonly synchronize: () => Promise<void>;
  /** Units that the remote account has used, of all categories. */
  readonly units: () => Promise<number>;
}

/** Starts the real service with the demo network and an account of a remote network, which is the default account. */
export async function startRemote(options: StartRemoteOptions = {}): Promise<TestRemote> {
  const clock = createTestClock();
  const remote = await startRemoteNetwork({ now: testStart, ...options.network });
  onTestFinished(() => remote.stop());
  let serviceUrl: string | null = null;
  const config: RemoteConfig = {
    url: remote.url,
    token: remote.token,
    hookUrl: (accountId) => (serviceUrl === null ? null : `${serviceUrl}/hooks/remote/${accountId}`),
    ...options.config,
  };
  const definition = createDefinition({ ...connectors, remote: createRemoteConnector(config) });
  const { timeoutMs } = options;
  const { surface } = definition;
  const tools = timeoutMs === undefined ? surface.tools : surface.tools.map((tool) => ({ ...tool, timeoutMs }));
  const served = await serve(
    { ...definition, surface: { ...surface, tools } },
    {
      clock,
      ...(options.steps && { steps: options.steps }),
      ...(options.log && { log: options.log }),
      ...(inject("templateFolder") === undefined
        ? { prepare: (store: Store) => seedTemplate(store, demoMembers) }
        : { template: "demo" }),
      root: join(import.meta.dirname, "../.."),
      workspaceId,
      accountId: remoteAccountId,
      plan: "high_volume",
      scopes: ["full_access"],
    },
  );
  if (options.webhooks) serviceUrl = served.url;
  const { store, service } = served;
  await addRemoteAccount(store);
  service.accounts.invalidate(workspaceId);
  // Requests that fill the mirror have the default time limit, even if a test configures a shorter one.
  const api = new RemoteApi({ ...config, requestTimeoutMs: defaults.requestTimeoutMs });
  const parts = { services: service, api, config };
  const update = () => synchronize(parts, remoteAccountId, AbortSignal.timeout(60_000));
  if (options.synchronized ?? true) await update();
  return {
    ...served,
    remote,
    clock,
    demoAccountId,
    synchronize: update,
    units: async () => {
      const rows = await store.reader
        .selectFrom("sb_usage")
        .select("used")
        .where("account_id", "=", remoteAccountId)
        .execute();
      return rows.reduce((sum, { used }) => sum + used, 0);
    },
  };
}
