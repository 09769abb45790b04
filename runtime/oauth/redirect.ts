import type { HttpExchange } from "../surfaces/http/exchange.ts";

/** Redirects a browser to a page that it requests with GET. */
export function redirect(exchange: HttpExchange, url: string): void {
  exchange.setHeaders(["Location", url, "Cache-Control", "no-store", "Referrer-Policy", "no-referrer"]);
  exchange.respondEmpty(303);
}
