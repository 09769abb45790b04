import Router, { type HTTPMethod } from "find-my-way";
import { createFixedArguments, type FixedArguments } from "../../call/fixed-arguments.ts";
import type { RouteEntry } from "../../contract/surface.ts";

interface Target {
  readonly route: RouteEntry;
  readonly fixedArguments: FixedArguments;
}

export interface Match extends Target {
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
 * Creates a radix tree of the routes, preceded by a map of the routes without parameters. Literal segments take
 * precedence over parameters, regardless of their order. The tree is built by the first request that needs it, because
 * building it takes a third of the start-up time of a service with 1,000 tools.
 */
export function createRouteTable(routes: readonly RouteEntry[]): RouteTable {
  const withoutParameters = routes.filter(({ pathParameters }) => pathParameters.length === 0);
  const literal = new Map(
    withoutParameters.map((route): [string, Match] => [
      `${route.method} ${route.path}`,
      { ...toTarget(route), parameters: {} },
    ]),
  );
  let tree: ReturnType<typeof createTree> | null = null;
  const find = (method: HTTPMethod, path: string): Match | null => {
    const known = literal.get(`${method} ${path}`);
    if (known) return known;
    const found = (tree ??= createTree(routes)).find(method, path);
    if (!found) return null;
    const { route, fixedArguments } = found.store as Target; // from createTree
    return { route, fixedArguments, parameters: found.params as Record<string, string> };
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

function createTree(routes: readonly RouteEntry[]) {
  const tree = Router({ maxParamLength: 2048, ignoreTrailingSlash: false, caseSensitive: true });
  for (const route of routes) {
    tree.on(route.method, route.path.replace(/\{(\w+)\}/g, ":$1"), () => undefined, toTarget(route));
  }
  return tree;
}

const toTarget = (route: RouteEntry): Target => ({ route, fixedArguments: createFixedArguments(route.fixed) });
