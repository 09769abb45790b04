import { pino, type Logger } from "pino";
import { onTestFinished } from "vitest";
import {
  createIdSource,
  createKey,
  createService,
  openStore,
  startServer,
  type Service,
  type ServiceDefinition,
  type ServiceOptions,
  type Store,
} from "../../runtime/index.ts";
import { checkSerializers } from "./check-serializers.ts";
import { createClient, type TestClient } from "./client.ts";
import { createTestClock, type TestClock } from "./clock.ts";
import { createDatabase, type TestDatabase } from "./databases.ts";
import { seededUint32 } from "./ids.ts";
import type { TemplateName } from "./templates.ts";

export interface ServeOptions {
  readonly clock?: TestClock;
  /** Name of the database to copy; default: an empty one. */
  readonly template?: TemplateName;
  /** An empty database, instead of a copy. */
  readonly database?: TestDatabase;
  /** The folder that contains `generated/`. */
  readonly root: string;
  readonly log?: Logger;
  /** Fails outputs that do not match their schema; true unless a test is about them. */
  readonly strict?: boolean;
  readonly steps?: ServiceOptions["steps"];
  /** By default, no host name can be resolved. */
  readonly outbound?: ServiceOptions["outbound"];
  /** Runs before the first key is created; must create its workspace and account. */
  readonly prepare?: (store: Store) => Promise<void>;
  readonly workspaceId: string;
  readonly accountId: string;
  readonly plan: string;
  /** Scopes of the default key. */
  readonly scopes: readonly string[];
  /**
   * For services that tests share: receives the function that stops everything, which by default runs at the end of the
   * test.
   */
  readonly onEnd?: OnEnd;
}

export type OnEnd = (stop: () => Promise<void>) => void;

export interface Served<Context> extends TestClient {
  readonly url: string;
  readonly key: string;
  readonly databaseUrl: string;
  readonly clock: TestClock;
  readonly store: Store;
  readonly service: Service<Context>;
  readonly accountId: string;
  createKey(scopes: readonly string[], options?: KeyOptions): Promise<string>;
}

interface KeyOptions {
  readonly plan?: string;
  readonly expiresAt?: number | null;
  readonly workspaceId?: string;
  /** The default account; null for none. */
  readonly accountId?: string | null;
  /** The accounts that the key may use; all of its workspace if undefined. */
  readonly accountIds?: readonly string[];
}

/**
 * Serves a definition on a free port with a separate database on the store of this run, a stopped clock and
 * reproducible ids. Everything stops at the end of the test, unless `onEnd` is given.
 */
export async function serve<Context>(
  definition: ServiceDefinition<Context>,
  options: ServeOptions,
): Promise<Served<Context>> {
  const { clock = createTestClock(), root, workspaceId, accountId } = options;
  const database = options.database ?? (await createDatabase(options.template));
  const store = await openStore(database.url);
  const newId = createIdSource(clock, seededUint32());
  const log = options.log ?? pino({ level: process.env["LOG_LEVEL"] ?? "silent" });
  const surface = { ...definition.surface, compiled: checkSerializers(definition.surface) };
  const strict = options.strict ?? true;
  const outbound = options.outbound ?? { resolveHost: async () => [] };
  const service = await createService(
    { ...definition, surface },
    {
      ...{ store, clock, newId, strict, log, outbound },
      ...(options.steps && { steps: options.steps }),
    },
  );
  await options.prepare?.(store);
  const pages = { openapiFile: `${root}/generated/openapi.json`, docsFolder: `${root}/generated/docs` };
  const server = await startServer(service, { host: "127.0.0.1", port: 0, publicUrl: null, pages });
  (options.onEnd ?? onTestFinished)(async () => {
    await server.stop(0);
    await service.close();
    await store.close();
    await database.drop();
  });

  const makeKey: Served<Context>["createKey"] = async (
    scopes,
    { plan = options.plan, expiresAt = null, ...owner } = {},
  ) => {
    const defaultAccountId = owner.accountId === undefined ? accountId : owner.accountId;
    const key = {
      workspaceId: owner.workspaceId ?? workspaceId,
      name: "test",
      scopes,
      plan,
      defaultAccountId,
      expiresAt,
      ...(owner.accountIds && { accountIds: owner.accountIds }),
    };
    return (await createKey(store.writer, { key, now: clock(), newId }, service.surface.service.keyPrefix)).value;
  };
  const key = await makeKey(options.scopes);
  const client = createClient(server.url, service.surface.service, key);
  return {
    ...client,
    url: server.url,
    databaseUrl: database.url,
    key,
    clock,
    store,
    service,
    accountId,
    createKey: makeKey,
  };
}
