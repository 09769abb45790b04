import {
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  LOG_LEVEL_META_KEY,
  PROTOCOL_VERSION_META_KEY,
  ProtocolError,
  type InputRequiredResult,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { logLevels, type CallChannel, type InputRound, type LogLevel } from "../executor/call-channel.ts";
import type { SharedContext } from "../executor/call-context.ts";
import type { PendingInput } from "../executor/interview.ts";
import type { QuestionKind } from "../executor/questions.ts";
import { isObject } from "./call-arguments.ts";
import { openState, sealState, type StateBinding } from "./request-state.ts";

type Parts = Pick<SharedContext, "secret" | "clock">;

/** One request whose answer may take several rounds, or whose client hears of it while it runs. */
export interface ClientRequest {
  readonly binding: StateBinding;
  /** The client takes a stream of messages as an answer. */
  readonly takesStream: boolean;
}

/** What a client of the older era gets that never said what it wants: `logging/setLevel` would need a session. */
const defaultLevel: LogLevel = "info";
const invalidParams = -32602;

const tellNobody = (): void => undefined;

/**
 * The way from a call to the client that sent it.
 * @throws ProtocolError for a request state that was not made for this request, or is too old.
 */
export function openChannel(parts: Parts, { mcpReq }: ServerContext, request: ClientRequest): CallChannel {
  const envelope: Fields = mcpReq.envelope ?? {};
  const isModern = PROTOCOL_VERSION_META_KEY in envelope;
  const token = mcpReq._meta?.progressToken;
  const level = envelope[LOG_LEVEL_META_KEY] ?? (isModern ? undefined : defaultLevel);
  const { takesStream } = request;

  const notify = (method: string, params: Record<string, unknown>): void => {
    mcpReq.notify({ method, params }).catch(tellNobody); // a client that went away stops the call by other means
  };
  return {
    progress:
      takesStream && token !== undefined
        ? (progress, total, message) =>
            notify("notifications/progress", { progressToken: token, progress, total, message })
        : tellNobody,
    log:
      takesStream && level !== undefined
        ? (severity, data, logger) => {
            if (severityOf(severity) >= severityOf(level))
              notify("notifications/message", { level: severity, data, logger });
          }
        : tellNobody,
    input: isModern ? readRound(parts, mcpReq, request.binding, envelope[CLIENT_CAPABILITIES_META_KEY]) : null,
  };
}

const severityOf = (level: unknown): number => logLevels.findIndex((known) => known === level);

function readRound(
  parts: Parts,
  mcpReq: ServerContext["mcpReq"],
  binding: StateBinding,
  capabilities: unknown,
): InputRound {
  const state = mcpReq.requestState<string>();
  const earlier = state === undefined ? null : openState(parts, binding, state);
  if (state !== undefined && !earlier) {
    const text = "The requestState was not made for this request, or is older than 15 minutes: call again without it.";
    throw new ProtocolError(invalidParams, text, { reason: "invalid_request_state" });
  }
  const responses = isObject(mcpReq.inputResponses) ? mcpReq.inputResponses : {};
  return { can: (kind) => isObject(capabilities) && canAnswer[kind](capabilities), responses, earlier };
}

type Fields = Readonly<Record<string, unknown>>;

/** A bare `elicitation: {}` stands for forms, as it did before there were kinds. */
const canAnswer: Readonly<Record<QuestionKind, (capabilities: Fields) => boolean>> = {
  form: ({ elicitation }) => isObject(elicitation) && ("form" in elicitation || !("url" in elicitation)),
  url: ({ elicitation }) => isObject(elicitation) && "url" in elicitation,
  sampling: ({ sampling }) => isObject(sampling),
  roots: ({ roots }) => isObject(roots),
};

/** The result that asks the client for what a call waits for. */
export function toInputRequired(parts: Parts, binding: StateBinding, pending: PendingInput): InputRequiredResult {
  return inputRequired({ inputRequests: pending.requests, requestState: sealState(parts, binding, pending) });
}
