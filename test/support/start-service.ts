import { join } from "node:path";
import { inject } from "vitest";
import type { ServiceContext } from "../../handlers/context.ts";
import { createDefinition, definition } from "../../handlers/app/definition.ts";
import type { ModelEndpoint } from "../../handlers/model/ask-model.ts";
import { connectors as ownConnectors } from "../../handlers/network/connectors/index.ts";
import type { Connectors } from "../../handlers/network/port/connector.ts";
import { demoAccountId, firstWorkspaceId } from "../../handlers/app/demo/demo-world.ts";
import type { ServiceOptions, Store } from "../../runtime/index.ts";
import type { TestClock } from "./clock.ts";
import type { TestDatabase } from "./databases.ts";
import { serve, type OnEnd, type Served } from "./serve.ts";
import { demoMembers, seedTemplate } from "./templates.ts";

export type TestService = Served<ServiceContext>;

export interface ServiceTestOptions {
  readonly clock?: TestClock;
  /** An empty database, which is seeded; default: a copy of a seeded one. */
  readonly database?: TestDatabase;
  /** Number of members to seed; default: 120. */
  readonly members?: number;
  /** By default those of the service. */
  readonly connectors?: Connectors;
  /** The model that the operator has configured; by default none. */
  readonly model?: ModelEndpoint;
  readonly outbound?: ServiceOptions["outbound"];
  /**
   * For services that tests share: receives the function that stops the service, which by default runs at the end of
   * the test.
   */
  readonly onEnd?: OnEnd;
}

/** Starts the real service with a copy of the demo network, of 120 members by default; its key may call every tool. */
export function startService({
  connectors,
  model,
  members,
  ...options
}: ServiceTestOptions = {}): Promise<TestService> {
  const isSeeded = inject("templateFolder") !== undefined && options.database === undefined && members === undefined;
  const isChanged = connectors !== undefined || model !== undefined;
  return serve(isChanged ? createDefinition(connectors ?? ownConnectors, model) : definition, {
    ...options,
    ...(isSeeded ? { template: "demo" } : { prepare: (store: Store) => seedTemplate(store, members ?? demoMembers) }),
    root: join(import.meta.dirname, "../.."),
    workspaceId: firstWorkspaceId,
    accountId: demoAccountId,
    plan: "high_volume",
    scopes: ["full_access"],
  });
}
