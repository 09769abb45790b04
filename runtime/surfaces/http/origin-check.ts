import type { IncomingHttpHeaders } from "node:http";
import { Failure } from "../../contract/failure.ts";

export interface OriginOptions {
  /** The address that the service is bound to. */
  readonly host: string;
  /** The address under which clients reach the service, without a trailing slash; null: as bound. */
  readonly publicUrl: string | null;
}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);
/** RFC 9110, section 7.2: a name or an address, and a port. */
const hostForm = /^(?:\[[\da-fA-F:.]+\]|[\w.~-]+)(?::\d{1,5})?$/;
const keptAnswers = 1_000;

/**
 * Returns the check against DNS rebinding (MCP specification 2025-11-25, Transports, Security Warning): a browser's page
 * may call only from the service's own host, and a service bound to this machine alone is addressed by its names alone.
 * @throws Failure `origin_not_allowed`; `bad_request` for a malformed Host header.
 */
export function createOriginCheck(options: OriginOptions): (headers: IncomingHttpHeaders) => void {
  const isLocal = loopback.has(options.host);
  const known = new Set(loopback);
  if (options.publicUrl !== null) known.add(new URL(options.publicUrl).hostname);
  /** The `Host` headers, without an `Origin` beside them, that were found to be right. */
  const passed = new Set<string>();

  return (headers) => {
    const { host: hostHeader = "", origin } = headers;
    if (origin === undefined && passed.has(hostHeader)) return;
    const host = hostHeader === "" || hostForm.test(hostHeader) ? hostnameOf(`http://${hostHeader}`) : null;
    if (host === null && hostHeader !== "")
      throw new Failure("bad_request", { detail: "The Host header is malformed.", hint: "Send host, or host:port." });
    if (isLocal && (host === null || !known.has(host)))
      throw new Failure("origin_not_allowed", { detail: "The Host header names another host." });
    if (origin === undefined) {
      if (passed.size < keptAnswers) passed.add(hostHeader);
      return;
    }
    const originHost = hostnameOf(origin);
    if (originHost === null || !(known.has(originHost) || originHost === host)) throw new Failure("origin_not_allowed");
  };
}

function hostnameOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname : null;
}
