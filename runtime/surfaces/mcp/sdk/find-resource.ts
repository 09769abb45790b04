import type { ResourceEntry, Surface } from "../../../contract/surface.ts";

/** The resource that an address belongs to, with what stands in place of its parameters; null where there is none. */
export type FindResource = (uri: string) => FoundResource | null;

export interface FoundResource {
  readonly entry: ResourceEntry;
  readonly given: Readonly<Record<string, string>>;
}

/** The most characters of a URI that is looked up: more than parameters of the greatest length need when percent-encoded. */
const maxUriLength = 32_768;

/** Prepares the look-up: fixed addresses are found at once, templates (RFC 6570, level 1) are tried after them in spec order. */
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

/** Parameters stand in the entry in the order of the address; each is a whole segment of it, so that the pattern is linear. */
const toPattern = (uri: string): RegExp =>
  new RegExp(`^${uri.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[^{}]+\}/g, "([^/?#]+)")}$`);

function decode({ parameters }: ResourceEntry, match: RegExpExecArray): Record<string, string> | null {
  if (match.input.includes("%00")) return null; // no text holds U+0000
  try {
    return Object.fromEntries(parameters.map(({ name }, index) => [name, decodeURIComponent(match[index + 1] ?? "")]));
  } catch {
    return null; // malformed percent-encoding addresses nothing
  }
}
