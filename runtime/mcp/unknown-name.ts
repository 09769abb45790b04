import { nearestFew } from "../executor/nearest.ts";
import { RpcError } from "./rpc-error.ts";

const invalidParams = -32602;

/** The error for a name that nothing has; `known` are those that something has. */
export function unknownName(kind: string, name: string, known: Iterable<string>): RpcError {
  const candidates = nearestFew(name, known, 3);
  const hint =
    candidates.length > 0 ? ` Did you mean ${candidates.map((candidate) => `"${candidate}"`).join(" or ")}?` : "";
  return new RpcError(invalidParams, `Unknown ${kind} "${name.slice(0, 100)}".${hint}`, { nearest: candidates });
}
