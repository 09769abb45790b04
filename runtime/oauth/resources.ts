import type { Surface } from "../contract/surface.ts";

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The protected resources of a service: its surfaces (RFC 8707 and RFC 9728). */
export interface Resources {
  /** The resource of clients that name none: the MCP endpoint. */
  readonly defaultUri: string;
  /** Returns the path of the surface that a resource indicator identifies, or null. */
  pathOf(uri: string): string | null;
  /** Returns the metadata of the resource at a path below `/.well-known/oauth-protected-resource`, or null. */
  metadataOf(path: string, host: string | undefined): object | null;
}

/**
 * Creates the resources of a service with this issuer. A local service is reachable by every loopback name.
 * @param externalIssuer another issuer whose tokens are accepted.
 */
export function createResources(
  issuer: string,
  { service, scopes }: Surface,
  externalIssuer: string | null,
): Resources {
  const { paths } = service;
  const own = new URL(issuer);
  const isOwn = (url: URL): boolean =>
    url.origin === own.origin ||
    (loopback.has(own.hostname) &&
      loopback.has(url.hostname) &&
      url.protocol === own.protocol &&
      url.port === own.port);
  const surfaceOf = (path: string): string | null =>
    [paths.mcp, paths.rest].find((surface) => path === surface || path.startsWith(`${surface}/`)) ?? null;
  const defaultScopes = scopes.filter(({ isDefault }) => isDefault).map(({ name }) => name);

  return {
    defaultUri: `${issuer}${paths.mcp}`,
    pathOf: (uri) => {
      if (!URL.canParse(uri)) return null;
      const url = new URL(uri);
      return isOwn(url) && url.search === "" && url.hash === "" ? surfaceOf(url.pathname) : null;
    },
    metadataOf: (path, host = "") => {
      const surface = path === "" ? paths.mcp : surfaceOf(path);
      if (surface === null) return null;
      const requested = URL.canParse(`${own.protocol}//${host}`) ? new URL(`${own.protocol}//${host}`) : own;
      return {
        resource: `${isOwn(requested) ? requested.origin : issuer}${surface}`,
        authorization_servers: [issuer, ...(externalIssuer === null ? [] : [externalIssuer])],
        scopes_supported: defaultScopes,
        bearer_methods_supported: ["header"],
        resource_name: service.title,
        resource_documentation: `${issuer}${paths.docs}`,
      };
    },
  };
}
