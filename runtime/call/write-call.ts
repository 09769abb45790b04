import { Failure } from "../contract/failure.ts";
import type { EffectEntry } from "../contract/surface.ts";
import type { Account } from "../identity/accounts.ts";
import type { SafetyUse } from "../limits/safety.ts";
import type { CallRequest } from "./call-request.ts";
import { checkIdempotencyKey, type IdempotencySlot } from "./idempotency.ts";
import type { CallRecord } from "./record-call.ts";
import type { RunningCall } from "./running-call.ts";
import type { CallClaim } from "./steps/call-rows.ts";
import { hashJson } from "./steps/hash-json.ts";
import type { InterruptedRun } from "./steps/interruption.ts";
import type { StepRecord } from "./steps/step.ts";

/** A call that writes. All runs of its handler share this object. */
export interface WriteCall<Context> {
  readonly request: CallRequest<Context>;
  readonly account: Account;
  readonly effect: EffectEntry;
  readonly slot: IdempotencySlot | null;
  readonly record: CallRecord;
  /** The current run of the handler, which can be stopped through this object. */
  running: RunningCall;
  /** Results of look-ups, by name and request; null before the first. */
  lookups: Map<string, unknown> | null;
  /** What the next run repeats; null before the first interruption. */
  interrupted: InterruptedRun | null;
  /** The call as it is recorded in the store; null before its first step. */
  unfinished: UnfinishedCall | null;
}

export interface UnfinishedCall extends CallClaim {
  readonly accountId: string;
  /** The time that `now()` returns in every run of the handler, in epoch milliseconds. */
  readonly at: number;
  readonly use: SafetyUse | null;
  readonly steps: Map<string, StepRecord>;
  /** Whether the job `complete_call` runs the call. */
  readonly isByJob: boolean;
}

export function createIdempotencySlot<Context>(
  { idempotencyKey, keepResponseMs = 0, caller, tool, input }: CallRequest<Context>,
  account: Account,
  preview: boolean,
): IdempotencySlot | null {
  if (idempotencyKey === undefined) return null;
  checkIdempotencyKey(idempotencyKey);
  if (preview) return null;
  return {
    principalId: caller.id,
    accountId: account.id,
    tool: tool.entry.name,
    idempotencyKey,
    argumentsHash: hashJson(input),
    keepMs: keepResponseMs,
  };
}

/** Returns the units that a call consumes, or null. */
export function safetyUse<Context>(
  { tool, input }: CallRequest<Context>,
  account: Account,
  effect: EffectEntry,
  now: number,
): SafetyUse | null {
  if (effect.safety === null) return null;
  const items = tool.entry.safetyUnits === null ? undefined : input[tool.entry.safetyUnits];
  return { account, category: effect.safety, units: Array.isArray(items) ? items.length : 1, now };
}

/** @throws Failure `account_disconnected` if the call needs a connected account, but its account is not connected. */
export function requireConnection({ requiresConnection }: EffectEntry, { status }: Account): void {
  if (!requiresConnection || status === "connected") return;
  throw new Failure("account_disconnected", {
    detail: `The account is not connected to its network. Its status is "${status}".`,
    members: { account_status: status },
  });
}
