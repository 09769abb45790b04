import type { Surface } from "../contract/surface.ts";
import type { OAuthChallenge } from "../surfaces/http/exchange.ts";
import { oauthPaths } from "./oauth-paths.ts";

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Returns the issuer identifier (RFC 8414, section 2) of a service at a public URL, or null if OAuth cannot be used there: it
 * requires https, except on this machine, and a URL without a path.
 */
export function issuerOf(serviceUrl: string): string | null {
  const { protocol, hostname, pathname, origin } = new URL(serviceUrl);
  const isSafe = protocol === "https:" || loopback.has(hostname);
  return isSafe && pathname === "/" ? origin : null;
}

/** Creates the part of a 401 response that OAuth clients read. */
export function createOAuthChallenge(issuer: string, { service, scopes }: Surface): OAuthChallenge {
  const { mcp, rest } = service.paths;
  const urlOf = (surface: string): string => `${issuer}${oauthPaths.resource}${surface}`;
  const [mcpUrl, restUrl] = [urlOf(mcp), urlOf(rest)];
  return {
    metadataUrlOf: (path) => (path.startsWith(rest) ? restUrl : mcpUrl),
    defaultScopes: scopes.filter(({ isDefault }) => isDefault).map(({ name }) => name),
  };
}
