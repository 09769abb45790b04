import { createScopeIndex, type Principal } from "../identity/principal.ts";
import type { CallRow } from "../store/tables.ts";
import type { CallChannel, StoredRound } from "./call-channel.ts";
import { questionKinds, type QuestionKind } from "./questions.ts";
import type { CallRequest } from "./call-request.ts";
import type { CallServices } from "./call-services.ts";
import type { IdempotencySlot } from "./idempotency.ts";
import { RunningCall } from "./running-call.ts";
import { inProgress, jobOf, scheduleCompletion } from "./step-store.ts";
import { callExists, claimCall, readSteps } from "./steps/call-rows.ts";
import type { StepOptions } from "./steps/step-options.ts";
import { effectOf, loadTool, type Tool } from "./tool.ts";
import type { WriteCall } from "./write-call.ts";

/**
 * Claims an unfinished call and restores it from the store: caller, arguments, time, ids and receipts. Returns null if
 * the call has been finished.
 * @throws Failure `call_in_progress` if it belongs to another process.
 */
export type RecoverCall<Context> = (
  callId: string,
  options: { readonly isByJob: boolean },
) => Promise<WriteCall<Context> | null>;

/** The properties of a principal that are missing from calls recorded by earlier versions. */
const addedMembers = { accountIds: null, personId: null, clientId: null };

export function createRecoverCall<Context>(
  { store, clock, accounts, surface, audit, jobs }: CallServices,
  tools: ReadonlyMap<string, Tool<Context>>,
  { leaseMs }: Pick<StepOptions, "leaseMs">,
): RecoverCall<Context> {
  const toolsOf = createScopeIndex(surface);

  return async (callId, { isByJob }) => {
    const now = clock();
    const leaseUntil = now + leaseMs;
    const row = await store.transaction(async (tx) => {
      const claimed = await claimCall(tx, callId, { now, leaseUntil });
      // If this process is killed, the job completes the call.
      if (claimed && !isByJob) await scheduleCompletion(jobs, tx, jobOf(callId, claimed.account_id, leaseUntil));
      return claimed;
    });
    if (!row) {
      if (await callExists(store.reader, callId)) throw inProgress();
      return null;
    }
    const tool = tools.get(row.tool);
    if (!tool) throw new Error(`call ${callId} refers to an unknown tool "${row.tool}"`);
    await loadTool(tool);
    const principal = JSON.parse(row.principal) as Omit<Principal, "tools">; // written by the step store
    const caller = { ...addedMembers, ...principal, tools: toolsOf(principal.scopes) };
    const account = await accounts.resolve(caller, row.account_id);
    const request = toRequest(row, tool, caller);
    return {
      request,
      account,
      effect: effectOf(tool.entry, request.input),
      slot: toSlot(row, caller),
      record: {
        at: row.started_at,
        startedMs: performance.now() - Math.max(0, now - row.started_at),
        preview: false,
        account,
        arguments: audit.describe(request.input),
        replayed: false,
        written: false,
      },
      running: request.running,
      lookups: new Map(JSON.parse(row.lookups) as readonly (readonly [string, unknown])[]),
      interrupted: { at: row.started_at, ids: JSON.parse(row.ids) as string[] },
      unfinished: {
        id: row.id,
        accountId: row.account_id,
        fence: row.fence,
        at: row.started_at,
        use:
          row.safety_category === null
            ? null
            : { account, category: row.safety_category, units: row.safety_units, now: row.started_at },
        steps: await readSteps(store.writer, callId),
        isByJob,
      },
    };
  };
}

function toRequest<Context>(row: CallRow, tool: Tool<Context>, caller: Principal): CallRequest<Context> {
  return {
    tool,
    input: JSON.parse(row.input) as Record<string, unknown>,
    caller,
    surface: row.surface as CallRequest<Context>["surface"], // written by the step store
    requestId: row.request_id,
    idempotencyKey: row.idempotency_key ?? undefined,
    preview: undefined,
    running: new RunningCall(),
    ...(row.answers !== null && { channel: silentChannel(row.answers) }),
  };
}

/** Returns a channel that sends nothing. The client counts as able to answer the same kinds of questions as before. */
function silentChannel(answers: string): CallChannel {
  const { kinds = questionKinds, responses, earlier } = JSON.parse(answers) as StoredRound;
  const input = { can: (kind: QuestionKind) => kinds.includes(kind), responses, earlier };
  return { progress: () => undefined, log: () => undefined, input };
}

function toSlot(row: CallRow, { id: principalId }: Principal): IdempotencySlot | null {
  const { account_id: accountId, tool, idempotency_key: idempotencyKey, arguments_hash: argumentsHash } = row;
  if (idempotencyKey === null || argumentsHash === null) return null;
  return { principalId, accountId, tool, idempotencyKey, argumentsHash, keepMs: 0 }; // the stored response keeps its expiry
}
