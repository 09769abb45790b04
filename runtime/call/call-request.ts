import type { Principal } from "../identity/principal.ts";
import type { CallChannel } from "./call-channel.ts";
import type { Outcome } from "./outcome.ts";
import type { RecordedCall } from "./record-call.ts";
import type { RunningCall } from "./running-call.ts";
import type { Tool } from "./tool.ts";

/** One tool call, as a surface requests it. */
export interface CallRequest<Context> {
  readonly tool: Tool<Context>;
  /** Modified by the call: the validator adds defaults, and `account_id` and `preview` are removed. */
  readonly input: Record<string, unknown>;
  readonly caller: Principal;
  readonly surface: "rest" | "mcp" | "internal";
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  /** How long the response is stored, in milliseconds, if that is longer than usual. */
  readonly keepResponseMs?: number | undefined;
  /** `preview` as given outside the arguments, in the query or in `_meta`; undefined if it is not given there. */
  readonly preview: boolean | undefined;
  readonly running: RunningCall;
  /** Sends messages to the client during the call, if it can receive them. */
  readonly channel?: CallChannel;
}

export type Execute<Context> = (request: CallRequest<Context>) => Promise<Outcome>;

export function toRecordedCall<Context>({ tool, caller, surface, requestId }: CallRequest<Context>): RecordedCall {
  return { operation: tool.entry.name, caller, surface, requestId };
}
