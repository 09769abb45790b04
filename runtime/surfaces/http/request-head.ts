/* What the head of a request says: its target, its id and the address of its client. */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { IdSource } from "../../ids.ts";

/** The path and the query of a request. */
export interface RequestTarget {
  readonly path: string;
  readonly query: string;
}

/**
 * Splits the request target into path and query. Servers must also accept an absolute URI (RFC 9112, section 3.2.2).
 * Express removes the mount path of a router from `url`, but not from `originalUrl`.
 */
export function parseTarget(request: IncomingMessage & { readonly originalUrl?: string }): RequestTarget {
  const sent = request.originalUrl ?? request.url ?? "/";
  const target = sent.startsWith("/") ? sent : sent.replace(/^https?:\/\/[^/?]+/i, "");
  const mark = target.indexOf("?");
  return mark < 0 ? { path: target, query: "" } : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}

/** Returns the caller's `X-Request-Id` if it is safe in logs and headers, otherwise a new id. */
export function resolveRequestId(headers: IncomingHttpHeaders, newId: IdSource): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && /^[\w.:-]{1,128}$/.test(given) ? given : newId("req");
}

/**
 * Returns the address of the client. Each proxy appends the address of its peer to `X-Forwarded-For`. With n trusted
 * proxies, the nth entry from the end is the client.
 */
export function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const peer = socket.remoteAddress ?? "";
  if (trustedProxies === 0) return peer;
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  return withoutPort(forwarded.at(-trustedProxies)?.trim() ?? "") || peer;
}

/** Removes the port that some proxies add, which differs for each connection: `198.51.100.7:4711`, `[2001:db8::7]:4711`. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\]/.exec(address);
  if (bracketed) return bracketed[1] ?? "";
  return address.indexOf(":") === address.lastIndexOf(":") ? (address.split(":", 1)[0] ?? "") : address;
}
