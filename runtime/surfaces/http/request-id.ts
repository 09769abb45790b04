import type { IncomingHttpHeaders } from "node:http";
import type { IdSource } from "../../ids.ts";

/** The caller's `X-Request-Id` where it is usable in logs and headers, else a new one. */
export function requestIdOf(headers: IncomingHttpHeaders, newId: IdSource): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && /^[\w.:-]{1,128}$/.test(given) ? given : newId("req");
}
