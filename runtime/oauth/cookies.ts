import type { HttpExchange } from "../surfaces/http/exchange.ts";

/** Returns the value of a cookie, or null. */
export function readCookie({ headers }: Pick<HttpExchange, "headers">, name: string): string | null {
  const pairs = (headers.cookie ?? "").split(/; */).map((pair) => pair.split("=", 2));
  return pairs.find(([given]) => given === name)?.[1] ?? null;
}
