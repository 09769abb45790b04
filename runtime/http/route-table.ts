import Router, { type HTTPMethod } from "find-my-way";
import type { RouteEntry } from "../surface.ts";

export interface Match {
  readonly route: RouteEntry;
  /** Decoded path parameters. */
  readonly parameters: Readonly<Record<string, string>>;
}

export interface RouteTable {
  find(method: string, path: string): Match | null;
  /** Methods that a path takes; empty for an unknown path. */
  methodsOf(path: string): readonly string[];
}

const methods: readonly HTTPMethod[] = ["GET", "POST", "PATCH", "DELETE"];

/** A radix tree over the routes; literal segments win over parameters whatever their order. */
export function createRouteTable(routes: readonly RouteEntry[]): RouteTable {
  const router = Router({ maxParamLength: 2048, ignoreTrailingSlash: false, caseSensitive: true });
  for (const route of routes) {
    router.on(route.method, route.path.replace(/\{(\w+)\}/g, ":$1"), () => undefined, route);
  }
  const find = (method: HTTPMethod, path: string): Match | null => {
    const found = router.find(method, path);
    if (!found) return null;
    return { route: found.store as RouteEntry, parameters: found.params as Record<string, string> }; // as registered above
  };
  return {
    find: (method, path) => (methods.includes(method as HTTPMethod) ? find(method as HTTPMethod, path) : null),
    methodsOf: (path) => methods.filter((method) => find(method, path) !== null),
  };
}
