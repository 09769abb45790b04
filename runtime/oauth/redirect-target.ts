const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The target of a redirect URI, as shown to people and as checked by the browser. */
export interface RedirectTarget {
  /** The host, or a phrase that names the scheme of an application. */
  readonly host: string;
  readonly isLocal: boolean;
  /** A CSP source expression. */
  readonly formTarget: string;
}

/** Describes a redirect URI. */
export function describeRedirect(uri: string): RedirectTarget {
  const { protocol, host, hostname, origin } = new URL(uri);
  if (protocol !== "http:" && protocol !== "https:")
    return { host: `the application that opens ${protocol.slice(0, -1)} links`, isLocal: false, formTarget: protocol };
  // CSP has no source expression for an IPv6 address (CSP 3, section 2.3.1), so any host with the same scheme is allowed.
  const formTarget = hostname.startsWith("[") ? protocol : origin;
  return { host, isLocal: loopback.has(hostname), formTarget };
}
