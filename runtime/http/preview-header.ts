import type { IncomingHttpHeaders } from "node:http";
import { Failure } from "../executor/failure.ts";

/**
 * Refuses a request with the header that responses to previews have: it was meant as a preview, and would be executed.
 * `hint` says how to request one on this surface.
 * @throws Failure `bad_request`.
 */
export function refusePreviewHeader(headers: IncomingHttpHeaders, hint: string): void {
  if (headers["preview"] === undefined && headers["x-preview"] === undefined) return;
  throw new Failure("bad_request", { detail: "A header cannot ask for a preview.", hint });
}
