import {
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  PROTOCOL_VERSION_META_KEY,
  type InputRequiredResult,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { CallChannel, InputRound } from "../../../call/call-channel.ts";
import type { PendingInput } from "../../../call/input-collector.ts";
import type { Outcome } from "../../../call/outcome.ts";
import type { QuestionKind } from "../../../call/questions.ts";
import type { RunningCall } from "../../../call/running-call.ts";
import { Failure } from "../../../contract/failure.ts";
import { isObject } from "../message/call-arguments.ts";
import { supportedQuestionKinds } from "./client-session.ts";
import { askOlderClient, type SendToClient } from "./older-client.ts";
import { toParamsError } from "./rpc-errors.ts";
import { createReports } from "./reports.ts";
import { openState, sealState, type StateBinding } from "./request-state.ts";
import type { SdkServices } from "./sdk-services.ts";

/** A request of a client that may receive messages and questions during its call. */
export interface ClientRequest {
  readonly binding: StateBinding;
  readonly requestId: string;
  /** Whether the client accepts an event stream. */
  readonly acceptsEventStream: boolean;
  /** The kinds of questions that a client of the older era supports. */
  readonly questionKinds: ReadonlySet<QuestionKind>;
  readonly send: SendToClient;
  readonly startCall: () => RunningCall;
  /** Error codes that the operation declares. */
  readonly errors: ReadonlySet<string>;
}

const maxRounds = 20;
/** Maximum number of times that a client of the older era is asked the same question while its answers are invalid. */
const maxTimesAsked = 3;

/**
 * Runs a call that may ask its client, until it needs no more input. A client of revision 2026-07-28 receives the
 * questions as the result, and repeats its request with the answers. A client of the older era receives them on the
 * event stream of the response, and the call runs again here.
 * @throws RpcError for an invalid or expired request state.
 */
export async function runInteractiveCall(
  services: SdkServices,
  context: ServerContext,
  request: ClientRequest,
  run: (channel: CallChannel) => Promise<Outcome>,
): Promise<Outcome | InputRequiredResult> {
  const reports = createReports(context, request.acceptsEventStream);
  const { mcpReq } = context;
  if (mcpReq.envelope && PROTOCOL_VERSION_META_KEY in mcpReq.envelope) {
    const outcome = await run({ ...reports, input: readRound(services, mcpReq, request) });
    return !outcome.ok && outcome.pending ? toInputRequired(services, request.binding, outcome.pending) : outcome;
  }
  const can: InputRound["can"] = (kind) => request.acceptsEventStream && request.questionKinds.has(kind);
  let input: InputRound = { can, responses: {}, earlier: null };
  const timesAsked = new Map<string, number>();
  for (let round = 0; ; round += 1) {
    const outcome = await run({ ...reports, input });
    if (outcome.ok || !outcome.pending) return outcome;
    try {
      countQuestions(timesAsked, outcome.pending);
      input = { can, ...(await askOlder(services, request, can, outcome.pending, round)) };
    } catch (error) {
      return services.toOutcome(error, request.requestId, request.binding.name, request.errors);
    }
  }
}

/** Counts the questions. @throws Failure `input_required` when a question has been asked too often. */
function countQuestions(timesAsked: Map<string, number>, { questions }: PendingInput): void {
  for (const name of Object.keys(questions)) {
    const times = timesAsked.get(name) ?? 0;
    if (times >= maxTimesAsked)
      throw new Failure("input_required", {
        detail: `The client was asked for "${name}" ${times} times, and its answers did not match the schema of the question.`,
        hint: "Send an answer that matches the schema, or decline.",
      });
    timesAsked.set(name, times + 1);
  }
}

async function askOlder(
  services: SdkServices,
  { binding, send, startCall }: ClientRequest,
  can: InputRound["can"],
  { questions, answers, accountId }: PendingInput,
  round: number,
): Promise<Pick<InputRound, "responses" | "earlier">> {
  if (round >= maxRounds)
    throw new Failure("input_required", { detail: `The call still needs input after ${maxRounds} rounds.` });
  if (!Object.values(questions).every(({ kind }) => can(kind))) throw new Failure("input_required");
  const running = startCall();
  const responses = await askOlderClient(services, { principalId: binding.principalId, send, running }, questions);
  return { responses, earlier: { accountId, answers } };
}

function readRound(
  services: SdkServices,
  mcpReq: ServerContext["mcpReq"],
  { binding, requestId }: Pick<ClientRequest, "binding" | "requestId">,
): InputRound {
  const envelope: Readonly<Record<string, unknown>> = mcpReq.envelope ?? {};
  const kinds = supportedQuestionKinds(envelope[CLIENT_CAPABILITIES_META_KEY]);
  const state = mcpReq.requestState<string>();
  const earlier = state === undefined ? null : openState(services, binding, state);
  if (state !== undefined && !earlier) {
    const failure = new Failure("bad_request", {
      detail: "The requestState does not belong to this request, or is older than 15 minutes.",
      hint: "Repeat the call without requestState.",
      members: { reason: "invalid_request_state" },
    });
    throw toParamsError(services, requestId, binding.name, failure);
  }
  const responses = isObject(mcpReq.inputResponses) ? mcpReq.inputResponses : {};
  return { can: (kind) => kinds.includes(kind), responses, earlier };
}

/** Creates the result that requests the pending input from the client. */
function toInputRequired(services: SdkServices, binding: StateBinding, pending: PendingInput): InputRequiredResult {
  const inputRequests = Object.fromEntries(
    Object.entries(pending.questions).map(([name, { request }]) => [name, request]),
  );
  return inputRequired({ inputRequests, requestState: sealState(services, binding, pending) });
}
