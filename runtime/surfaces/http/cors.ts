import type { IncomingHttpHeaders } from "node:http";
import type { HttpExchange } from "./exchange.ts";

/** How long a browser may cache the response to a preflight request, in seconds. */
const maxAgeSeconds = 600;
const methods = "GET, POST, PATCH, DELETE";
/** The response headers that allowed pages may read, in addition to those that CORS lets every page read. */
const exposed = [
  ...["X-Request-Id", "RateLimit", "RateLimit-Policy", "Retry-After", "WWW-Authenticate"],
  ...["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"],
  ...["Idempotency-Replayed", "Preview", "Preview-Acts", "Deprecation", "Sunset", "Link", "Mcp-Session-Id"],
].join(", ");
/** Names of headers, separated by commas (Fetch standard, section 3.3.5). */
const headerNames = /^[\w-]+(?: *, *[\w-]+)*$/;

/**
 * Lets the pages of some origins call the service from a browser (Fetch standard, CORS protocol). Pages send keys in the
 * `Authorization` header; credentials of the browser are never allowed.
 */
export interface Cors {
  /** Adds the response headers for an allowed origin. Responds to a preflight request, and then returns true. */
  apply(exchange: HttpExchange): boolean;
}

/** @param origins such as `https://app.example.com`. */
export function createCors(origins: readonly string[]): Cors | null {
  if (origins.length === 0) return null;
  const allowed = new Set(origins);
  return {
    apply: (exchange) => {
      const { headers } = exchange;
      exchange.setHeader("Vary", "Origin");
      if (headers.origin === undefined || !allowed.has(headers.origin)) return false;
      exchange.setHeaders(["Access-Control-Allow-Origin", headers.origin]);
      if (exchange.method !== "OPTIONS" || headers["access-control-request-method"] === undefined) {
        exchange.setHeaders(["Access-Control-Expose-Headers", exposed]);
        return false;
      }
      exchange.setHeaders(["Access-Control-Allow-Methods", methods, "Access-Control-Max-Age", String(maxAgeSeconds)]);
      const requested = requestedHeaders(headers);
      if (requested !== null) exchange.setHeaders(["Access-Control-Allow-Headers", requested]);
      exchange.respondEmpty(204);
      return true;
    },
  };
}

function requestedHeaders(headers: IncomingHttpHeaders): string | null {
  const requested = headers["access-control-request-headers"];
  return requested !== undefined && headerNames.test(requested) ? requested : null;
}
