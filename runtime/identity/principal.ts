import type { Surface } from "../contract/surface.ts";

/** The caller and its permissions. The principal has the id of the API key or grant. */
export interface Principal {
  readonly id: string;
  readonly name: string;
  readonly workspaceId: string;
  readonly scopes: readonly string[];
  /** Names of the tools that the scopes contain. */
  readonly tools: ReadonlySet<string>;
  readonly plan: string;
  readonly defaultAccountId: string | null;
  /** The accounts that the principal may use; null for all of its workspace. */
  readonly accountIds: readonly string[] | null;
  /** The person who has granted the access, and the client that uses it; null for API keys. */
  readonly personId: string | null;
  readonly clientId: string | null;
}

/** Returns the tools that any of the scopes contains. */
export type ToolsOf = (scopes: readonly string[]) => ReadonlySet<string>;

/** Returns a function that computes the union of the tools of scopes, with one shared set per combination. */
export function createScopeIndex(surface: Surface): ToolsOf {
  const unions = new Map<string, ReadonlySet<string>>();
  return (scopes) => {
    const name = [...scopes].sort().join(" ");
    let union = unions.get(name);
    if (!union) {
      const contained = surface.tools.filter((tool) => tool.scopes.some((scope) => scopes.includes(scope)));
      union = new Set(contained.map((tool) => tool.name));
      unions.set(name, union);
    }
    return union;
  };
}
