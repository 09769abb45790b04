import type { Surface, ToolName } from "../../runtime/index.ts";

/** The result of a call, the same for both surfaces: `body` of a success, `error` (the problem object) of a failure. */
export interface Answer {
  readonly status: number;
  readonly body: any;
  readonly error: any;
  readonly headers: Headers;
}

export interface CallOptions {
  readonly key?: string;
  readonly idempotencyKey?: string;
  readonly preview?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Plain HTTP calls. */
export interface TestClient {
  /** Calls a tool over MCP with a plain request: the `Accept` header that `fetch` adds accepts anything; no `initialize`. */
  readonly call: (tool: ToolName, input?: object, options?: CallOptions) => Promise<Answer>;
  /** Calls a route below the REST base path: `"POST /messages"`. */
  readonly rest: (route: string, body?: object, options?: CallOptions) => Promise<Answer>;
  /** Calls any JSON-RPC method over MCP; `body` is its result, `error` its error. */
  readonly rpc: (method: string, params?: object, options?: CallOptions) => Promise<Answer>;
}

export function createClient(url: string, { paths, uriScheme }: Surface["service"], defaultKey: string): TestClient {
  const rpc: TestClient["rpc"] = async (method, params, options = {}) => {
    const headers = {
      Authorization: `Bearer ${options.key ?? defaultKey}`,
      "Content-Type": "application/json",
      ...options.headers,
    };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, ...(params && { params }) });
    const response = await fetch(`${url}${paths.mcp}`, { method: "POST", headers, body });
    const message = (await response.json()) as { result?: unknown; error?: unknown };
    return { status: response.status, body: message.result, error: message.error, headers: response.headers };
  };

  const call: TestClient["call"] = async (tool, input = {}, options = {}) => {
    const meta = {
      ...(options.idempotencyKey !== undefined && { [`${uriScheme}/idempotency-key`]: options.idempotencyKey }),
      ...(options.preview !== undefined && { [`${uriScheme}/preview`]: options.preview }),
    };
    const answer = await rpc("tools/call", { name: tool, arguments: input, _meta: meta }, options);
    if (answer.error) return { ...answer, body: undefined, error: answer.error.data ?? answer.error };
    if (answer.body.isError) return { ...answer, body: undefined, error: JSON.parse(answer.body.content[0].text) };
    return { ...answer, body: answer.body.structuredContent };
  };

  const rest: TestClient["rest"] = async (route, body, options = {}) => {
    const [method = "GET", path = ""] = route.split(" ");
    const address = new URL(`${url}${paths.rest}${path}`);
    if (options.preview !== undefined) address.searchParams.set("preview", String(options.preview));
    const headers: Record<string, string> = {
      Authorization: `Bearer ${options.key ?? defaultKey}`,
      ...options.headers,
    };
    if (body !== undefined) headers["Content-Type"] ??= "application/json";
    if (options.idempotencyKey !== undefined) headers["Idempotency-Key"] = options.idempotencyKey;
    const response = await fetch(address, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const value: unknown = text === "" ? undefined : JSON.parse(text);
    const { status } = response;
    return {
      status,
      headers: response.headers,
      body: response.ok ? value : undefined,
      error: response.ok ? undefined : value,
    };
  };

  return { rpc, call, rest };
}
