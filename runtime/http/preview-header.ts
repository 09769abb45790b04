import { Failure } from "../executor/failure.ts";
import type { Carrier } from "./carrier.ts";

/**
 * Refuses a request with the header that answers to a preview have: it was meant as a preview, and would have its effect.
 * `hint` says how this surface is asked for one.
 * @throws Failure `bad_request`.
 */
export function refusePreviewHeader({ headers }: Carrier, hint: string): void {
  if (headers["preview"] === undefined && headers["x-preview"] === undefined) return;
  throw new Failure("bad_request", { detail: "A header cannot ask for a preview.", hint });
}
