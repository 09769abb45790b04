import type { IncomingMessage, ServerResponse } from "node:http";
import { Failure } from "../../contract/failure.ts";
import type { Service } from "../../service.ts";
import { consumeRateLimit } from "./admission.ts";
import { HttpExchange, type ServerState } from "./exchange.ts";
import { parseTarget, resolveRequestId } from "./request-head.ts";
import { createOriginCheck, type OriginOptions } from "./origin-check.ts";
import { requireMethod } from "./require-method.ts";

const noErrors: ReadonlySet<string> = new Set();
const pattern = /^\/files\/([\w-]+)\/([\w-]+)$/;

/**
 * Serves the files of accounts at `GET /files/<kind>/<id>?account_id=<id>` to callers that may use the account, and passes other
 * requests to `next`. Files are downloads: browsers neither guess their type nor run them.
 */
export function serveFiles<Context>(
  service: Pick<
    Service<Context>,
    "files" | "readFile" | "refuseRead" | "newId" | "toOutcome" | "authenticate" | "rateLimiter"
  >,
  options: OriginOptions,
  state: ServerState,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const checkOrigin = createOriginCheck(options);

  async function serve(exchange: HttpExchange, kind: string, id: string): Promise<void> {
    checkOrigin(exchange.headers);
    const caller = await service.authenticate(exchange.headers.authorization, exchange);
    consumeRateLimit(service.rateLimiter, exchange, caller, 1);
    requireMethod(exchange, ["GET", "HEAD"]);
    const file = Object.hasOwn(service.files, kind) ? service.files[kind] : undefined;
    if (!file) throw new Failure("not_found", { detail: "There are no such files." });
    const accountId = new URLSearchParams(exchange.query).get("account_id") ?? undefined;
    const { requestId } = exchange;
    const access = { operation: `file:${kind}`, tools: [file.tool] };
    const refused = service.refuseRead({ caller, requestId, surface: "rest" }, access);
    if (refused) return exchange.respondProblem(refused.problem);
    const outcome = await service.readFile({ caller, requestId, accountId, running: exchange.startCall() }, kind, id);
    if (!outcome.ok) return exchange.respondProblem(outcome.problem);
    const { filename, contentType, content } = outcome.result;
    exchange.setHeader("Content-Disposition", attachment(filename));
    exchange.setHeader("X-Content-Type-Options", "nosniff");
    exchange.setHeader("Content-Security-Policy", "default-src 'none'; sandbox");
    exchange.respond(200, contentType, "", content);
  }

  return (request, response, next) => {
    const target = parseTarget(request);
    const [, kind, id] = pattern.exec(target.path) ?? [];
    if (kind === undefined || id === undefined) return next();
    const requestId = resolveRequestId(request.headers, service.newId);
    const exchange = new HttpExchange({ request, response }, target, requestId, state);
    serve(exchange, kind, id).catch((error: unknown) => {
      if (exchange.hasResponded) return exchange.destroy();
      exchange.respondProblem(service.toOutcome(error, requestId, "http", noErrors).problem);
    });
  };
}

/** Returns the header for a file of any name: RFC 6266, with the encoding of RFC 8187. */
function attachment(filename: string): string {
  const encoded = encodeURIComponent(filename.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}
