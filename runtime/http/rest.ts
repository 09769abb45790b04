import type { Authenticate } from "../auth/authenticate.ts";
import { escapePointer } from "../executor/argument-problems.ts";
import type { Execute } from "../executor/execute.ts";
import type { ExecutorParts } from "../executor/executor-parts.ts";
import { argumentFailure, Failure } from "../executor/failure.ts";
import type { Tool } from "../executor/tool-table.ts";
import { takePlan } from "./admit.ts";
import type { Carrier } from "./carrier.ts";
import type { Exchange } from "./exchange.ts";
import { checkJsonType, nulFailure, parseJson, readBody } from "./read-body.ts";
import { createRouteTable, type Match } from "./route-table.ts";

export interface RestParts<Context> extends ExecutorParts<Context> {
  readonly authenticate: Authenticate;
  readonly tools: ReadonlyMap<string, Tool<Context>>;
  readonly execute: Execute<Context>;
}

/**
 * Answers one request below the REST base path. `path` is the part after the base, without the query. Rejects with what keeps
 * the request from becoming a call.
 */
export type RestHandler = (exchange: Exchange, path: string) => Promise<void>;

const noBody = Buffer.alloc(0);

/** Serves the typed REST routes: finds the tool, gathers its arguments, and translates the outcome. */
export function createRest<Context>(parts: RestParts<Context>): RestHandler {
  const { surface, tools, plans, execute } = parts;
  const routes = createRouteTable(surface.routes);

  async function serve(exchange: Exchange, path: string): Promise<void> {
    const { carrier } = exchange;
    const known = parts.authenticate(carrier.headers.authorization);
    const caller = known instanceof Promise ? await known : known;
    takePlan(exchange, plans, caller);
    // The only way in which a path or query can hold it.
    if (carrier.target.includes("%00")) throw nulFailure();
    const match = findRoute(exchange, path);
    const { route } = match;
    const tool = tools.get(route.tool);
    if (!tool) throw new Error(`route ${route.operationId} names no tool`);
    const takesBody = route.method === "POST" || route.method === "PATCH";
    const read = takesBody ? readBody(carrier, tool.entry.maxBodyBytes) : noBody;
    const body = readArguments(carrier, read instanceof Promise ? await read : read);
    const query = exchange.query === "" ? null : new URLSearchParams(exchange.query);
    const outcome = await execute({
      tool,
      input: gatherInput(match, query, body),
      coerce: !takesBody,
      caller,
      surface: "rest",
      requestId: exchange.requestId,
      idempotencyKey: headerOf(carrier, "idempotency-key"),
      preview: query === null ? undefined : readPreview(query),
      running: exchange.startCall(),
    });
    if (!outcome.ok) return exchange.answerProblem(outcome.problem);
    if (outcome.replayed) exchange.setHeader("Idempotency-Replayed", "true");
    if (outcome.preview) exchange.setHeader("Preview", "true");
    exchange.answer(200, "application/json", outcome.text);
  }

  function findRoute(exchange: Exchange, path: string): Match {
    const match = routes.find(exchange.carrier.method, path);
    if (match) return match;
    const allowed = routes.methodsOf(path);
    if (allowed.length === 0)
      throw new Failure("not_found", {
        detail: "There is no such path.",
        hint: `See GET ${surface.service.paths.rest}/openapi.json for all paths.`,
      });
    exchange.setHeader("Allow", allowed.join(", "));
    throw new Failure("method_not_allowed", { detail: `This path takes ${allowed.join(", ")}.` });
  }

  return serve;
}

function headerOf({ headers }: Carrier, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
}

function readPreview(query: URLSearchParams): boolean | undefined {
  const values = query.getAll("preview");
  const [value] = values;
  if (value === undefined) return undefined;
  if (values.length === 1 && (value === "true" || value === "false")) return value === "true";
  throw argumentFailure("/preview", 'The query parameter must be "true" or "false", once.');
}

function readArguments(carrier: Carrier, body: Buffer): Record<string, unknown> {
  if (body.length === 0) return {};
  checkJsonType(carrier);
  const value = parseJson(body);
  if (value !== null && typeof value === "object" && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new Failure("bad_request", { detail: "The body must be a JSON object of arguments." });
}

/**
 * Puts the arguments together. Each has one place: the path, or fixed by the route, or the query, or the body; one that
 * comes from a place where it does not belong is refused, so that nothing a caller sends is silently dropped.
 */
function gatherInput(
  { route, parameters }: Match,
  query: URLSearchParams | null,
  input: Record<string, unknown>,
): Record<string, unknown> {
  const given = Object.assign({}, parameters, route.fixed);
  for (const name in given) {
    if (Object.hasOwn(input, name)) throw misplaced(name, "It is given by the path of this route.");
  }
  for (const name of query ? new Set(query.keys()) : []) {
    if (name === "preview") continue;
    if (!route.queryParameters.includes(name)) {
      throw misplaced(name, `Query parameters of this route: ${[...route.queryParameters, "preview"].join(", ")}.`);
    }
    if (Object.hasOwn(input, name)) throw misplaced(name, "The body gives it too.");
    const values = query?.getAll(name) ?? [];
    if (route.listParameters.includes(name)) input[name] = values;
    else if (values.length === 1) input[name] = values[0];
    else throw misplaced(name, "It can be given only once.");
  }
  return Object.assign(input, given);
}

const misplaced = (name: string, detail: string): Failure =>
  argumentFailure(`/${escapePointer(name)}`, `This argument cannot be given here. ${detail}`);
