import type { IncomingMessage, ServerResponse } from "node:http";
import type { Caller } from "../auth/authenticate.ts";
import type { Execute } from "../executor/execute.ts";
import type { ExecutorParts } from "../executor/executor-parts.ts";
import { argumentFailure, Failure } from "../executor/failure.ts";
import { escapePointer } from "../executor/argument-problems.ts";
import type { Tool } from "../executor/tool-table.ts";
import type { RouteEntry } from "../surface.ts";
import { Client, takePlan } from "./admit.ts";
import { sendJson, sendProblem } from "./answer.ts";
import type { Authenticate } from "../auth/authenticate.ts";
import { nulFailure, parseJson, readBody } from "./read-body.ts";
import { createRouteTable, type Match } from "./route-table.ts";

export interface RestParts<Context> extends ExecutorParts<Context> {
  readonly authenticate: Authenticate;
  readonly tools: ReadonlyMap<string, Tool<Context>>;
  readonly execute: Execute<Context>;
}

/** Answers one request below the REST base path. `path` is the part after the base, without the query. */
export type RestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  target: { readonly path: string; readonly query: URLSearchParams; readonly requestId: string },
) => Promise<void>;

const noErrors: ReadonlySet<string> = new Set();

/** Serves the typed REST routes: finds the tool, gathers its arguments, and translates the outcome. */
export function createRest<Context>(parts: RestParts<Context>): RestHandler {
  const routes = createRouteTable(parts.surface.routes);

  // The only way in which a path or query can hold it.
  const holdsNul = (request: IncomingMessage): boolean => request.url?.includes("%00") ?? false;

  async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    target: Parameters<RestHandler>[2],
    caller: Caller,
  ): Promise<void> {
    if (holdsNul(request)) throw nulFailure();
    const { route, parameters } = findRoute(request, response, target.path);
    const tool = parts.tools.get(route.tool);
    if (!tool) throw new Error(`route ${route.operationId} names no tool`);
    const takesBody = route.method === "POST" || route.method === "PATCH";
    const body = takesBody ? await readArguments(request, tool.entry.maxBodyBytes) : {};
    const outcome = await parts.execute({
      tool,
      input: gatherInput(route, parameters, target.query, body),
      coerce: !takesBody,
      caller,
      surface: "rest",
      requestId: target.requestId,
      idempotencyKey: headerOf(request, "idempotency-key"),
      preview: readPreview(target.query),
      running: new Client(response).startCall(),
    });
    if (!outcome.ok) return sendProblem(response, outcome.problem);
    if (outcome.replayed) response.setHeader("Idempotency-Replayed", "true");
    if (outcome.preview) response.setHeader("Preview", "true");
    sendJson(response, 200, outcome.text);
  }

  function findRoute(request: IncomingMessage, response: ServerResponse, path: string): Match {
    const match = routes.find(request.method ?? "GET", path);
    if (match) return match;
    const allowed = routes.methodsOf(path);
    if (allowed.length === 0)
      throw new Failure("not_found", { detail: "There is no such path.", hint: "See GET openapi.json for all paths." });
    response.setHeader("Allow", allowed.join(", "));
    throw new Failure("method_not_allowed", { detail: `This path takes ${allowed.join(", ")}.` });
  }

  return async (request, response, target) => {
    try {
      const caller = await parts.authenticate(request.headers.authorization);
      takePlan(response, parts.plans, caller);
      await serve(request, response, target, caller);
    } catch (error) {
      sendProblem(response, parts.refuse(error, target.requestId, "rest", noErrors).problem);
    }
  };
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
}

function readPreview(query: URLSearchParams): boolean {
  const values = query.getAll("preview");
  const [value] = values;
  if (value === undefined || (values.length === 1 && value === "false")) return false;
  if (values.length === 1 && value === "true") return true;
  throw argumentFailure("/preview", 'The query parameter must be "true" or "false", once.');
}

async function readArguments(request: IncomingMessage, maxBytes: number): Promise<Record<string, unknown>> {
  const body = await readBody(request, maxBytes);
  if (body.length === 0) return {};
  const contentType = request.headers["content-type"] ?? "";
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType)) throw new Failure("unsupported_media_type");
  const value = parseJson(body);
  if (value !== null && typeof value === "object" && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new Failure("bad_request", { detail: "The body must be a JSON object of arguments." });
}

/**
 * Puts the arguments together. Each has one place: the path, or fixed by the route, or the query, or the body; one that
 * comes from a place where it does not belong is refused, so that nothing a caller sends is silently dropped.
 */
function gatherInput(
  route: RouteEntry,
  parameters: Readonly<Record<string, string>>,
  query: URLSearchParams,
  body: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const input: Record<string, unknown> = { ...body };
  for (const name of Object.keys(body)) {
    const isElsewhere = Object.hasOwn(parameters, name) || Object.hasOwn(route.fixed, name);
    if (isElsewhere) throw misplaced(name, "It is given by the path of this route.");
  }
  for (const name of new Set(query.keys())) {
    if (name === "preview") continue;
    if (!route.queryParameters.includes(name)) {
      throw misplaced(name, `Query parameters of this route: ${[...route.queryParameters, "preview"].join(", ")}.`);
    }
    if (Object.hasOwn(body, name)) throw misplaced(name, "The body gives it too.");
    const values = query.getAll(name);
    if (route.listParameters.includes(name)) input[name] = values;
    else if (values.length === 1) input[name] = values[0];
    else throw misplaced(name, "It can be given only once.");
  }
  return Object.assign(input, parameters, route.fixed);
}

const misplaced = (name: string, detail: string): Failure =>
  argumentFailure(`/${escapePointer(name)}`, `This argument cannot be given here. ${detail}`);
