import type { Outbound } from "../outbound/outbound.ts";
import type { Tracing } from "./tracing.ts";

/** Records the requests to URLs given by users, and adds the trace to their headers. */
export const traceOutbound = (outbound: Outbound, tracing: Tracing): Outbound => ({
  ...outbound,
  fetch: (url, request) =>
    tracing.traceRequest({ method: request.method ?? "GET", url }, (headers) =>
      outbound.fetch(url, { ...request, headers: { ...request.headers, ...headers } }),
    ),
});
