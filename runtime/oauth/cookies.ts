import type { HttpExchange } from "../surfaces/http/exchange.ts";

/** Returns the value of a cookie, or null. */
export function readCookie({ headers }: Pick<HttpExchange, "headers">, name: string): string | null {
  const pairs = (headers.cookie ?? "").split(/; */);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}
