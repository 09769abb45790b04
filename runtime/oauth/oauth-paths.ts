/** The paths of the authorization server. */
export const oauthPaths = {
  authorize: "/oauth/authorize",
  token: "/oauth/token",
  register: "/oauth/register",
  revoke: "/oauth/revoke",
  keys: "/oauth/keys",
  signIn: "/oauth/sign-in",
  consent: "/oauth/consent",
  openIdStart: "/oauth/openid/start",
  openIdCallback: "/oauth/openid/callback",
  account: "/account",
  server: "/.well-known/oauth-authorization-server",
  resource: "/.well-known/oauth-protected-resource",
} as const;

const prefixes = ["/oauth/", `${oauthPaths.account}/`, "/.well-known/oauth-"];

/** Returns whether the authorization server serves a path. */
export const isOAuthPath = (path: string): boolean =>
  path === oauthPaths.account || prefixes.some((prefix) => path.startsWith(prefix));
