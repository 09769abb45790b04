import { isObject } from "./call-arguments.ts";

/** Revisions that an `MCP-Protocol-Version` header may name beside a message without an envelope. */
export const olderRevisions: readonly string[] = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05", "2024-10-07"];
export const modernRevision = "2026-07-28";

/** What the names of the protocol's own members of `_meta` begin with. */
export const reserved = "io.modelcontextprotocol/";
/** The member of `_meta` by which a message carries the envelope of revision 2026-07-28. */
export const versionKey = `${reserved}protocolVersion`;

/** Whether a message speaks as in revision 2026-07-28, rightly or not. */
export function claimsEnvelope(value: unknown): value is Readonly<Record<string, unknown>> {
  const params = isObject(value) ? value["params"] : undefined;
  const envelope = isObject(params) ? params["_meta"] : undefined;
  return isObject(envelope) && versionKey in envelope;
}

/** How long a client of the 2026 era may keep a list: they change with a release alone. */
export const listHint = { ttlMs: 300_000, cacheScope: "private" } as const;
