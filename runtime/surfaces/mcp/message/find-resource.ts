import type { ResourceEntry, Surface } from "../../../contract/surface.ts";

/** Returns the resource that has the given URI, and the values of the URI's parameters; null if there is none. */
export type FindResource = (uri: string) => FoundResource | null;

export interface FoundResource {
  readonly entry: ResourceEntry;
  readonly given: Readonly<Record<string, string>>;
}

/** Maximum length of a URI; sufficient for parameters of maximum length with percent-encoding. */
const maxUriLength = 32_768;

/** Creates the function. It searches a map of fixed URIs, then the templates (RFC 6570, level 1) in spec order. */
export function createFindResource({ resources }: Pick<Surface, "resources">): FindResource {
  const fixed = new Map(
    resources.filter(({ parameters }) => parameters.length === 0).map((entry) => [entry.uri, { entry, given: {} }]),
  );
  const templates = resources
    .filter(({ parameters }) => parameters.length > 0)
    .map((entry) => ({ entry, pattern: toPattern(entry.uri) }));

  return (uri) => {
    if (uri.length > maxUriLength) return null;
    const found = fixed.get(uri);
    if (found) return found;
    for (const { entry, pattern } of templates) {
      const match = pattern.exec(uri);
      const given = match && decode(entry, match);
      if (given) return { entry, given };
    }
    return null;
  };
}

/** Converts a template to a pattern, which is linear because each parameter is a whole segment. Groups are in the order of `parameters`. */
const toPattern = (uri: string): RegExp =>
  new RegExp(`^${uri.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[^{}]+\}/g, "([^/?#]+)")}$`);

function decode({ parameters }: ResourceEntry, match: RegExpExecArray): Record<string, string> | null {
  if (match.input.includes("%00")) return null; // U+0000 is not allowed
  try {
    return Object.fromEntries(parameters.map(({ name }, index) => [name, decodeURIComponent(match[index + 1] ?? "")]));
  } catch {
    return null; // malformed percent-encoding
  }
}
