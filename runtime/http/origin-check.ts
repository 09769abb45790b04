import type { IncomingMessage } from "node:http";
import { Failure } from "../executor/failure.ts";

const loopback = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

/**
 * Returns the check against DNS rebinding (MCP specification 2025-11-25, Transports, Security Warning): a browser's page
 * may call only from the service's own host, and a service bound to this machine alone is addressed by its names alone.
 * @throws Failure `origin_not_allowed`.
 */
export function createOriginCheck(options: {
  readonly host: string;
  readonly publicUrl: string | null;
}): (request: IncomingMessage) => void {
  const isLocal = loopback.has(options.host);
  const known = new Set(loopback);
  if (options.publicUrl !== null) known.add(new URL(options.publicUrl).hostname);

  return ({ headers }) => {
    const host = hostnameOf(`http://${headers.host ?? ""}`);
    if (isLocal && (host === null || !known.has(host)))
      throw new Failure("origin_not_allowed", { detail: "The Host header names another host." });
    if (headers.origin === undefined) return;
    const origin = hostnameOf(headers.origin);
    if (origin === null || !(known.has(origin) || origin === host)) throw new Failure("origin_not_allowed");
  };
}

function hostnameOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname : null;
}
