import { argumentFailure } from "../../runtime/index.ts";
import { epochMs } from "./epoch-ms.ts";

/** @throws Failure `invalid_arguments` at `/until` if a period ends before it starts. */
export function checkPeriod({ since, until }: { readonly since?: string; readonly until?: string }): void {
  const [start, end] = [epochMs(since), epochMs(until)];
  if (start !== null && end !== null && end < start)
    throw argumentFailure("/until", "The end is before the start (since).", "Swap since and until.");
}
