/** An external OpenID provider, which the operator trusts to identify people. */
export interface OpenIdOptions {
  /** The issuer identifier: an https URL, or a loopback one. */
  readonly issuer: string;
  /** The client with which people sign in; null if people sign in with a password only. */
  readonly client: { readonly id: string; readonly secret: string | null } | null;
  /** The audience of the provider's access tokens that this service accepts; null if it accepts none. */
  readonly audience: string | null;
  /** Which people are added at their first sign-in. */
  readonly admission: Admission;
}

export interface Admission {
  /** The domains of the verified e-mail addresses; everybody else must be added first. */
  readonly domains: readonly string[];
  /** The scopes that these people may grant. */
  readonly scopes: readonly string[];
  /** The workspace that these people belong to; null for the only workspace. */
  readonly workspaceId: string | null;
}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Returns whether an issuer may be reached without TLS. */
export const isLocalIssuer = (issuer: string): boolean => loopback.has(new URL(issuer).hostname);
