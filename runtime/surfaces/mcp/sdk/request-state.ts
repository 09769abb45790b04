import { createHash } from "node:crypto";
import type { InputRound } from "../../../call/call-channel.ts";
import type { CallServices } from "../../../call/call-services.ts";
import { canonicalJson } from "../../../call/canonical-json.ts";
import type { SealPurpose } from "../../../call/seals.ts";

/** What a request state is good for: the same request of the same principal. */
export interface StateBinding {
  readonly principalId: string;
  readonly method: string;
  /** Of the tool or prompt, or the address of the resource. */
  readonly name: string;
  readonly input: unknown;
}

/** What earlier rounds brought. */
export type StateContent = NonNullable<InputRound["earlier"]>;

type StateServices = Pick<CallServices, "seals" | "clock">;

/** How long a client may take for one round, in milliseconds. */
const lifetimeMs = 15 * 60_000;

/**
 * A signed request state (MCP 2026-07-28, Multi Round-Trip Requests): it carries what a call was told from one round to the
 * next, so that nothing is kept between them and any node can go on with any call.
 */
export function sealState({ seals, clock }: StateServices, binding: StateBinding, content: StateContent): string {
  const { accountId, answers } = content;
  return seals.seal(purposeOf(binding), JSON.stringify({ accountId, answers, until: clock() + lifetimeMs }));
}

/** What a state carries; null when it was not sealed for this binding, or is older than 15 minutes. */
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
