import Router, { type HTTPMethod } from "find-my-way";
import type { RouteEntry } from "../../contract/surface.ts";

export interface Match {
  readonly route: RouteEntry;
  /** Decoded path parameters. */
  readonly parameters: Readonly<Record<string, string>>;
}

export interface RouteTable {
  /** Finds the route of a request; HEAD finds the route of GET. */
  find(method: string, path: string): Match | null;
  /** Returns the methods of a path; empty for an unknown path. */
  methodsOf(path: string): readonly string[];
}

const methods: readonly HTTPMethod[] = ["GET", "POST", "PATCH", "DELETE"];

/**
 * Creates a radix tree of the routes, with a map of the routes without parameters in front of it. Literal segments take
 * precedence over parameters, independent of their order.
 */
export function createRouteTable(routes: readonly RouteEntry[]): RouteTable {
  const router = Router({ maxParamLength: 2048, ignoreTrailingSlash: false, caseSensitive: true });
  const literal = new Map<string, Match>();
  for (const route of routes) {
    router.on(route.method, route.path.replace(/\{(\w+)\}/g, ":$1"), () => undefined, route);
    if (route.pathParameters.length === 0) literal.set(`${route.method} ${route.path}`, { route, parameters: {} });
  }
  const find = (method: HTTPMethod, path: string): Match | null => {
    const known = literal.get(`${method} ${path}`);
    if (known) return known;
    const found = router.find(method, path);
    if (!found) return null;
    return { route: found.store as RouteEntry, parameters: found.params as Record<string, string> }; // as registered above
  };
  return {
    find: (method, path) => {
      const routed = method === "HEAD" ? "GET" : methods.find((known) => known === method);
      return routed === undefined ? null : find(routed, path);
    },
    methodsOf: (path) =>
      methods
        .filter((method) => find(method, path) !== null)
        .flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])),
  };
}
