import { createHash } from "node:crypto";
import type { InputRound } from "../../../call/call-channel.ts";
import type { CallServices } from "../../../call/call-services.ts";
import { canonicalJson } from "../../../contract/canonical-json.ts";
import type { SealPurpose } from "../../../call/seals.ts";

/** The request and the principal that a request state is bound to. */
export interface StateBinding {
  readonly principalId: string;
  readonly method: string;
  /** The name of the tool or prompt, or the URI of the resource. */
  readonly name: string;
  readonly input: unknown;
}

/** The answers of earlier rounds. */
export type StateContent = NonNullable<InputRound["earlier"]>;

type StateServices = Pick<CallServices, "seals" | "clock">;

/** Lifetime of a request state, in milliseconds. */
const lifetimeMs = 15 * 60_000;

/**
 * Creates a signed request state (MCP 2026-07-28, Multi Round-Trip Requests). It contains the answers of earlier
 * rounds, so that the server stores nothing between rounds and any node can continue the call.
 */
export function sealState({ seals, clock }: StateServices, binding: StateBinding, content: StateContent): string {
  const { accountId, answers } = content;
  return seals.seal(purposeOf(binding), JSON.stringify({ accountId, answers, until: clock() + lifetimeMs }));
}

/** Returns the content of a request state; null if it has another binding or has expired. */
export function openState({ seals, clock }: StateServices, binding: StateBinding, state: string): StateContent | null {
  const text = seals.open(purposeOf(binding), state);
  if (text === null) return null;
  const content = JSON.parse(text) as StateContent & { until: number }; // sealed above
  return content.until > clock() ? content : null;
}

function purposeOf({ principalId, method, name, input }: StateBinding): SealPurpose {
  const inputHash = createHash("sha256").update(canonicalJson(input)).digest("base64");
  return ["request-state", principalId, method, name, inputHash];
}
