import type { IncomingMessage } from "node:http";

/**
 * The address of the client. Each proxy in front of the service appends the address that it was called from to `X-Forwarded-For`; as many
 * entries as there are trusted proxies can be believed, counted from the end, the first of them names the client.
 */
export function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const peer = socket.remoteAddress ?? "";
  if (trustedProxies === 0) return peer;
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  return forwarded.at(-trustedProxies)?.trim() || peer;
}
