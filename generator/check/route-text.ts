/** A parsed route: `POST /conversations/{conversation_id}/messages`. */
export interface RouteText {
  /** Not normalized; may be in lowercase. */
  readonly method: string;
  readonly path: string;
  readonly segments: readonly string[];
  /** Names of the path parameters in order. */
  readonly parameters: readonly string[];
}

/** Parses a route: a word, a space, and a path of literals and `{parameters}`. Returns undefined if it is malformed. */
export function parseRoute(text: string): RouteText | undefined {
  const [, method, path] = /^([A-Za-z]+) (\/\S*)$/.exec(text) ?? [];
  if (method === undefined || path === undefined) return undefined;
  const segments = path.slice(1).split("/");
  const wellFormed = segments.every((segment) => isParameter(segment) || !/[{}?#%:*]/.test(segment));
  const parameters = segments.filter(isParameter).map((segment) => segment.slice(1, -1));
  if (!wellFormed || new Set(parameters).size < parameters.length) return undefined;
  return { method, path, segments, parameters };
}

/** Returns whether a path segment is `{name}`. */
export function isParameter(segment: string): boolean {
  return /^\{[A-Za-z_][A-Za-z0-9_]*\}$/.test(segment);
}
