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
  return { host, isLocal: loopback.has(hostname), formTarget: origin };
}
