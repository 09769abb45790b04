import { escapePointer } from "../../call/argument-problems.ts";
import { effectOf } from "../../call/tool.ts";
import { argumentFailure, Failure } from "../../contract/failure.ts";
import type { DeprecationHeaders, RouteEntry, ToolEntry } from "../../contract/surface.ts";
import type { Service } from "../../service.ts";
import { consumeRateLimit, rejectPreviewHeader } from "../http/admission.ts";
import type { HttpExchange } from "../http/exchange.ts";
import { createScopeChallenge } from "../http/scope-challenge.ts";
import { findInvalidContent } from "../http/invalid-content.ts";
import { checkJsonType, hasMediaType, parseJson, parseText, readBody } from "../http/read-body.ts";
import { readParameter } from "./read-parameter.ts";
import { writeActs } from "./write-acts.ts";
import { createRouteTable, type Match } from "./route-table.ts";

/**
 * Serves a request below the REST base path. `path` is the part after the base, without the query. Rejects with a
 * failure if the request cannot be turned into a call.
 */
export type RestHandler = (exchange: HttpExchange, path: string) => Promise<void>;

/** Creates the handler of the REST routes: it finds the tool, collects its arguments, and translates the outcome. */
export function createRest<Context>(service: Service<Context>): RestHandler {
  const { surface, tools, rateLimiter, authenticate, execute } = service;
  const challengeScope = createScopeChallenge(surface);
  const routes = createRouteTable(surface.routes);

  async function serve(exchange: HttpExchange, path: string): Promise<void> {
    const authenticated = authenticate(exchange.headers.authorization, exchange, surface.service.paths.rest);
    const caller = authenticated instanceof Promise ? await authenticated : authenticated;
    consumeRateLimit(rateLimiter, exchange, caller, 1);
    rejectPreviewHeader(exchange.headers, "Add ?preview=true to the URL.");
    const match = findRoute(exchange, path);
    const { route } = match;
    if (route.deprecation?.route) exchange.setHeaders(route.deprecation.route);
    const tool = tools.get(route.tool);
    if (!tool) throw new Error(`route ${route.operationId} refers to an unknown tool`);
    const hasBody = route.method === "POST" || route.method === "PATCH";
    const body = hasBody ? readArguments(exchange, route, await readBody(exchange, tool.entry.maxBodyBytes)) : {};
    const query = exchange.query === "" ? null : parseQuery(exchange.query);
    const input = collectArguments(match, tool.entry, query, body);
    if (route.deprecation) setDeprecationHeaders(exchange, route.deprecation, input);
    // A path or query can contain U+0000 only in this form.
    if (path.includes("%00") || exchange.query.includes("%00")) assertValidContent(input, true);
    const outcome = await execute({
      tool,
      input,
      caller,
      surface: "rest",
      requestId: exchange.requestId,
      idempotencyKey: headerOf(exchange, "idempotency-key"),
      preview: query === null ? undefined : readPreview(query),
      running: exchange.startCall(),
    });
    if (!outcome.ok) {
      if (outcome.problem.code === "out_of_scope") challengeScope(exchange, tool.entry.scopes, caller);
      return exchange.respondProblem(outcome.problem);
    }
    if (outcome.replayed) exchange.setHeader("Idempotency-Replayed", "true");
    if (outcome.preview) exchange.setHeader("Preview", "true");
    if (outcome.acts) exchange.setHeader("Preview-Acts", writeActs(outcome.acts));
    exchange.respond(200, "application/json", outcome.text);
  }

  function findRoute(exchange: HttpExchange, path: string): Match {
    const match = routes.find(exchange.method, path);
    if (match) return match;
    const allowed = routes.methodsOf(path);
    if (allowed.length === 0)
      throw new Failure("not_found", {
        detail: "Unknown path.",
        hint: `See GET ${surface.service.paths.rest}/openapi.json for all paths.`,
      });
    exchange.setHeader("Allow", allowed.join(", "));
    throw new Failure("method_not_allowed", { detail: `This path accepts ${allowed.join(", ")}.` });
  }

  return serve;
}

/** Sets the deprecation headers of the first deprecated argument of the call, in place of those of the route. */
function setDeprecationHeaders(
  exchange: HttpExchange,
  { arguments: deprecated }: DeprecationHeaders,
  input: Readonly<Record<string, unknown>>,
): void {
  const given = Object.keys(deprecated).find((name) => isGiven(input, name));
  if (given !== undefined) exchange.replaceHeaders(deprecated[given] ?? []);
}

function headerOf({ headers }: HttpExchange, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
}

/** @throws Failure `bad_request` for percent-encoding that is not valid UTF-8; URLSearchParams would replace it silently. */
function parseQuery(text: string): URLSearchParams {
  try {
    if (text.includes("%")) decodeURIComponent(text);
  } catch {
    throw new Failure("bad_request", {
      detail: "The query contains invalid percent-encoding.",
      hint: "Encode values as UTF-8, and a percent sign as %25.",
    });
  }
  return new URLSearchParams(text);
}

function readPreview(query: URLSearchParams): boolean | undefined {
  const values = query.getAll("preview");
  const [value] = values;
  if (value === undefined) return undefined;
  if (values.length === 1 && (value === "true" || value === "false")) return value === "true";
  throw argumentFailure("/preview", 'The query parameter must be "true" or "false", and given only once.');
}

function readArguments(exchange: HttpExchange, { textBody }: RouteEntry, body: Buffer): Record<string, unknown> {
  if (textBody && hasMediaType(exchange, textBody.mediaType)) {
    const input = { [textBody.argument]: parseText(body) };
    assertValidContent(input, true);
    return input;
  }
  if (body.length === 0) return {};
  checkJsonType(exchange, textBody?.mediaType);
  const { value, mayContainInvalidContent } = parseJson(body);
  if (value === null || typeof value !== "object" || Array.isArray(value))
    throw new Failure("bad_request", { detail: "The body must be a JSON object of arguments." });
  assertValidContent(value, mayContainInvalidContent);
  return value as Record<string, unknown>;
}

/** @throws Failure `invalid_arguments` with the pointer of content that no call accepts. */
function assertValidContent(input: object, checksTexts: boolean): void {
  const invalid = findInvalidContent(input, checksTexts);
  if (invalid) throw new Failure("invalid_arguments", { errors: [invalid] });
}

/**
 * Collects the arguments from the path, the fixed arguments of the route, the query and the body. An argument in the
 * wrong place is rejected instead of silently ignored.
 */
function collectArguments(
  { route, fixedArguments, parameters }: Match,
  tool: ToolEntry,
  query: URLSearchParams | null,
  input: Record<string, unknown>,
): Record<string, unknown> {
  const { parameterTypes } = route;
  const given = Object.assign({}, parameters, fixedArguments()) as Record<string, unknown>;
  for (const name in parameterTypes) {
    if (Object.hasOwn(parameters, name)) given[name] = readParameter([parameters[name] ?? ""], parameterTypes[name]);
  }
  for (const name in given) {
    if (isGiven(input, name)) throw misplaced(name, "The route's path sets its value.");
  }
  for (const name of query ? new Set(query.keys()) : []) {
    if (name === "preview") continue;
    // Unknown names are left to the validator, which suggests similar ones. Only __proto__ is rejected here: assigning it below
    // would set the prototype of `input`, so the validator would not see it.
    const isArgument = tool.arguments.includes(name) || name === "__proto__";
    if (isArgument && !route.queryParameters.includes(name)) {
      const acceptsPreview = effectOf(tool, route.fixed).effect !== "read";
      const accepted = [...route.queryParameters, ...(acceptsPreview ? ["preview"] : [])];
      throw misplaced(name, `Query parameters of this route: ${accepted.join(", ") || "none"}.`);
    }
    if (isGiven(input, name)) throw misplaced(name, "The body contains it too.");
    const texts = query?.getAll(name) ?? [];
    const entry = Object.hasOwn(parameterTypes, name) ? parameterTypes[name] : undefined;
    if (texts.length > 1 && !(entry && "items" in entry)) {
      const detail = "This argument is given more than once. It can be given only once.";
      throw argumentFailure(`/${escapePointer(name)}`, detail);
    }
    input[name] = readParameter(texts, entry);
  }
  return Object.assign(input, given);
}

/** null means omitted. */
const isGiven = (input: Readonly<Record<string, unknown>>, name: string): boolean =>
  Object.hasOwn(input, name) && input[name] !== null;

const misplaced = (name: string, detail: string): Failure =>
  argumentFailure(`/${escapePointer(name)}`, `This argument is not allowed here. ${detail}`);
