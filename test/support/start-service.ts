import { join } from "node:path";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { definition } from "../../handlers/definition.ts";
import { demoAccountId, demoWorkspaceId } from "../../handlers/demo/seed-demo.ts";
import {
  createIdSource,
  createKey,
  createService,
  openStore,
  startServer,
  type Service,
  type Store,
} from "../../runtime/index.ts";
import type { ServiceContext } from "../../handlers/context.ts";
import { createTestClock, type TestClock } from "./clock.ts";
import { createDatabase } from "./databases.ts";
import { countingUint32 } from "./templates.ts";

/** What a call answered, the same for both surfaces: `body` of a success, `error` (the problem object) of a failure. */
export interface Answer {
  readonly status: number;
  // Tests look into answers freely; the output schemas are checked by the service itself.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly error: any;
  readonly headers: Headers;
}

export interface CallOptions {
  readonly key?: string;
  readonly idempotencyKey?: string;
  readonly preview?: boolean;
}

export interface TestService {
  readonly url: string;
  /** A key with all scopes and the plan for trusted automation. */
  readonly key: string;
  readonly clock: TestClock;
  readonly store: Store;
  readonly service: Service<ServiceContext>;
  readonly accountId: string;
  /** Calls a tool over MCP, with the seed's plain request. */
  call(tool: string, input?: object, options?: CallOptions): Promise<Answer>;
  /** Calls a REST route, `"POST /messages"`, below the base path. */
  rest(route: string, body?: object, options?: CallOptions): Promise<Answer>;
  /** Any JSON-RPC method over MCP; answers the whole message. */
  rpc(method: string, params?: object, options?: CallOptions): Promise<Answer>;
  createKey(scopes: readonly string[], plan?: string): Promise<string>;
}

export interface StartOptions {
  readonly clock?: TestClock;
}

/**
 * Starts the real service on a free port over a copy of the demo world (120 members), on the store of this run, with a
 * clock that stands and ids that repeat. It stops with the test.
 */
export async function startService({ clock = createTestClock() }: StartOptions = {}): Promise<TestService> {
  const database = await createDatabase("demo");
  const store = await openStore(database.url);
  const newId = createIdSource(clock, countingUint32());
  const service = await createService(definition, {
    store,
    clock,
    newId,
    strict: true,
    log: pino({ level: process.env["LOG_LEVEL"] ?? "silent" }),
  });
  const root = join(import.meta.dirname, "../..");
  const pages = { openapiFile: join(root, "generated/openapi.json"), docsFolder: join(root, "generated/docs") };
  const server = await startServer(service, { host: "127.0.0.1", port: 0, publicUrl: null, pages });
  onTestFinished(async () => {
    await server.stop(0);
    await service.close();
    await store.close();
    await database.drop();
  });

  const makeKey = async (scopes: readonly string[], plan = "high_volume"): Promise<string> => {
    const key = {
      workspaceId: demoWorkspaceId,
      name: "test",
      scopes,
      plan,
      defaultAccountId: demoAccountId,
      expiresAt: null,
    };
    return (await createKey(store.writer, { key, now: clock(), newId }, service.surface.service.keyPrefix)).value;
  };
  const key = await makeKey(["full_access"]);
  const { paths, uriScheme } = service.surface.service;

  async function rpc(method: string, params: object | undefined, options: CallOptions = {}): Promise<Answer> {
    const headers = { Authorization: `Bearer ${options.key ?? key}`, "Content-Type": "application/json" };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, ...(params && { params }) });
    const response = await fetch(`${server.url}${paths.mcp}`, { method: "POST", headers, body });
    const message = (await response.json()) as { result?: unknown; error?: { data?: unknown } };
    return { status: response.status, body: message.result, error: message.error, headers: response.headers };
  }

  return {
    url: server.url,
    key,
    clock,
    store,
    service,
    accountId: demoAccountId,
    createKey: makeKey,
    rpc,
    call: async (tool, input = {}, options = {}) => {
      const meta = {
        ...(options.idempotencyKey !== undefined && { [`${uriScheme}/idempotency-key`]: options.idempotencyKey }),
        ...(options.preview !== undefined && { [`${uriScheme}/preview`]: options.preview }),
      };
      const answer = await rpc("tools/call", { name: tool, arguments: input, _meta: meta }, options);
      const { body, error } = answer;
      if (error) return { ...answer, body: undefined, error: error.data ?? error };
      if (body.isError) return { ...answer, body: undefined, error: JSON.parse(body.content[0].text) };
      return { ...answer, body: body.structuredContent };
    },
    rest: async (route, body, options = {}) => {
      const [method = "GET", path = ""] = route.split(" ");
      const url = new URL(`${server.url}${paths.rest}${path}`);
      if (options.preview !== undefined) url.searchParams.set("preview", String(options.preview));
      const headers: Record<string, string> = { Authorization: `Bearer ${options.key ?? key}` };
      if (body !== undefined) headers["Content-Type"] = "application/json";
      if (options.idempotencyKey !== undefined) headers["Idempotency-Key"] = options.idempotencyKey;
      const response = await fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
      const text = await response.text();
      const value: unknown = text === "" ? undefined : JSON.parse(text);
      return {
        status: response.status,
        headers: response.headers,
        ...(response.ok ? { body: value, error: undefined } : { body: undefined, error: value }),
      };
    },
  };
}
