import type { IncomingHttpHeaders } from "node:http";
import { Failure } from "../../contract/failure.ts";

export interface OriginOptions {
  /** The host that the server listens on. */
  readonly host: string;
  /** The public URL of the service without a trailing slash; null for the host that it listens on. */
  readonly publicUrl: string | null;
  /** Additional origins whose pages may call the service, such as `https://app.example.com`. */
  readonly corsOrigins?: readonly string[];
}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);
/** A host name or address, and an optional port (RFC 9110, section 7.2). */
const hostForm = /^(?:\[[\da-fA-F:.]+\]|[\w.~-]+)(?::\d{1,5})?$/;
const maxCachedHosts = 1_000;

/**
 * Creates the check against DNS rebinding (MCP specification 2025-11-25, Transports, Security Warning). `Origin` must be one
 * of `corsOrigins`, or have the host of the `Host` header, the host of `publicUrl` or a loopback host. If the service listens
 * on a loopback address only, `Host` must also be the host of `publicUrl` or a loopback host.
 * @throws Failure `origin_not_allowed`; `bad_request` for a malformed Host header.
 */
export function createOriginCheck(options: OriginOptions): (headers: IncomingHttpHeaders) => void {
  const isLocal = loopback.has(options.host);
  const known = new Set(loopback);
  if (options.publicUrl !== null) known.add(new URL(options.publicUrl).hostname);
  /** Valid `Host` headers of requests without `Origin`. */
  const passed = new Set<string>();

  return (headers) => {
    const { host: hostHeader = "", origin } = headers;
    if (origin === undefined && passed.has(hostHeader)) return;
    const host = hostHeader === "" || hostForm.test(hostHeader) ? hostnameOf(`http://${hostHeader}`) : null;
    if (host === null && hostHeader !== "")
      throw new Failure("bad_request", { detail: "The Host header is malformed.", hint: "Send host or host:port." });
    if (isLocal && (host === null || !known.has(host))) {
      const detail = host === null ? "The Host header is missing or empty." : "The Host header names another host.";
      throw new Failure("origin_not_allowed", { detail });
    }
    if (origin === undefined) {
      if (passed.size < maxCachedHosts) passed.add(hostHeader);
      return;
    }
    if (options.corsOrigins?.includes(origin)) return;
    const originHost = hostnameOf(origin);
    if (originHost === null || !(known.has(originHost) || originHost === host)) throw new Failure("origin_not_allowed");
  };
}

function hostnameOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname : null;
}
