import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Metrics } from "../metrics.ts";

/** Who may read the metrics. */
export interface MetricsAccess {
  /** The Bearer token that requests require; null if they require none. */
  readonly token: string | null;
  /** A separate address on which only the metrics are served; null for the address of the service. */
  readonly address: { readonly host: string; readonly port: number } | null;
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Creates the handler of `GET /metrics`. */
export function createMetricsHandler(
  metrics: Pick<Metrics, "contentType" | "render">,
  token: string | null,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const expected = token === null ? null : digest(`Bearer ${token}`);
  return async ({ headers }, response) => {
    if (expected && !timingSafeEqual(digest(headers.authorization ?? ""), expected)) {
      response.writeHead(401, { "WWW-Authenticate": 'Bearer realm="metrics"', "Content-Length": 0 }).end();
      return;
    }
    response.setHeader("Content-Type", metrics.contentType);
    response.end(await metrics.render());
  };
}

/** Serves `GET /metrics` at a separate address. @returns a function that stops it. */
export async function serveMetrics(
  metrics: Pick<Metrics, "contentType" | "render">,
  token: string | null,
  { host, port }: NonNullable<MetricsAccess["address"]>,
): Promise<() => Promise<void>> {
  const handle = createMetricsHandler(metrics, token);
  const server = createServer((request, response) => {
    if (request.method === "GET" && request.url === "/metrics")
      return void handle(request, response).catch(() => response.destroy()); // the scraper reports a failed scrape
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve());
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
