import { isObject } from "./call-arguments.ts";

/** Revisions that the `MCP-Protocol-Version` header of a message without an envelope may contain. */
export const olderRevisions: readonly string[] = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05", "2024-10-07"];
export const modernRevision = "2026-07-28";

/** Prefix of the protocol's own members of `_meta`. */
export const reserved = "io.modelcontextprotocol/";
/** The member of `_meta` that identifies the envelope of revision 2026-07-28. */
export const versionKey = `${reserved}protocolVersion`;

/** Returns whether a message has the envelope of revision 2026-07-28, valid or not. */
export function claimsEnvelope(value: unknown): value is Readonly<Record<string, unknown>> {
  const params = isObject(value) ? value["params"] : undefined;
  const envelope = isObject(params) ? params["_meta"] : undefined;
  return isObject(envelope) && versionKey in envelope;
}

/** The cache hint of lists for clients of the 2026 era; lists change only with a release. */
export const listCacheHint = { ttlMs: 300_000, cacheScope: "private" } as const;
