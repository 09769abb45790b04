import type { Kysely } from "kysely";
import type { Account } from "../identity/accounts.ts";
import type { Principal } from "../identity/principal.ts";
import type { SafetyUse } from "../limits/safety.ts";
import type { RuntimeTables } from "../store/tables.ts";
import type { CompiledTool, EffectEntry } from "../contract/surface.ts";
import { describeProblems } from "./argument-problems.ts";
import type { CallChannel } from "./call-channel.ts";
import type { ContextClass } from "./call-context.ts";
import type { CallServices } from "./call-services.ts";
import { argumentFailure, Failure } from "../contract/failure.ts";
import {
  checkIdempotencyKey,
  createRunningCalls,
  findAnswer,
  hashArguments,
  keepAnswer,
  type IdempotencySlot,
} from "./idempotency.ts";
import type { Outcome, Success } from "./outcome.ts";
import { createRecorder, type CallRecord, type RecordedCall } from "./record-call.ts";
import type { RunningCall } from "./running-call.ts";
import { effectOf, loadTool, type Tool } from "./tool.ts";

/** One call of a tool, as a surface hands it over. */
export interface CallRequest<Context> {
  readonly tool: Tool<Context>;
  /** Owned by the call: defaults are written into it. */
  readonly input: Record<string, unknown>;
  readonly caller: Principal;
  readonly surface: "rest" | "mcp" | "internal";
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  /** What is said beside the arguments, which can say it too; undefined where nothing is. */
  readonly preview: boolean | undefined;
  readonly running: RunningCall;
  /** To the client, while the call runs; left out where there is none. */
  readonly channel?: CallChannel;
}

export type Execute<Context> = (request: CallRequest<Context>) => Promise<Outcome>;

/** Thrown inside a preview's transaction to undo it; carries what the call would have answered. */
class Rollback extends Error {
  readonly answer: Success;
  constructor(answer: Success) {
    super("preview");
    this.answer = answer;
  }
}

/**
 * Returns the one function in which the calls of all surfaces end. It never rejects: every failure becomes a problem, and
 * what is no declared failure is logged with its cause and answered opaquely.
 */
export function createExecute<Context>(services: CallServices, Context: ContextClass<Context>): Execute<Context> {
  const { store, clock, safety, accounts, changes } = services;
  const startRunning = createRunningCalls();
  const recorder = createRecorder(services);

  /** Neither this nor what follows it waits for anything that is there already: most calls have one wait, their handler's. */
  function run(request: CallRequest<Context>, record: CallRecord): Promise<Success> {
    const { tool, caller, input } = request;
    if (!caller.tools.has(tool.entry.name)) throw outOfScope(tool.entry.scopes, caller);
    const accountId = input["account_id"];
    // Anything but a string is refused with the other arguments.
    const account = accounts.resolve(caller, typeof accountId === "string" ? accountId : undefined, record.at);
    if (account instanceof Promise) return account.then((found) => runFor(found, request, record));
    return runFor(account, request, record);
  }

  function runFor(account: Account, request: CallRequest<Context>, record: CallRecord): Promise<Success> {
    const { input, tool } = request;
    const { entry, compiled } = tool;
    record.account = account;
    if (!compiled) return loadTool(tool).then(() => runFor(account, request, record));
    const stated = input["preview"];
    checkInput(request, compiled);
    if ("account_id" in input) delete input["account_id"];
    if ("preview" in input) delete input["preview"];
    if (typeof stated === "boolean" && (request.preview ?? stated) !== stated) throw twoPreviews();
    const effect = effectOf(entry, input);
    if (record.preview && effect.effect === "read") throw new Failure("preview_not_supported");
    if (effect.effect !== "read" || entry.keepsRecords) return write(request, account, effect, record);
    const use = safetyUse(request, account, effect, record.at);
    return use ? readWithin(use, request, account) : answer(request, account, store.reader, false);
  }

  async function readWithin(use: SafetyUse, request: CallRequest<Context>, account: Account): Promise<Success> {
    await safety.reserve(store.relaxedWriter, use);
    try {
      return await answer(request, account, store.reader, false);
    } catch (error) {
      await safety.release(store.relaxedWriter, use);
      throw error;
    }
  }

  async function write(
    request: CallRequest<Context>,
    account: Account,
    effect: EffectEntry,
    record: CallRecord,
  ): Promise<Success> {
    const slot = effect.effect === "read" ? null : slotOf(request, account, record.preview);
    const end = slot ? startRunning(slot) : undefined;
    try {
      // The time limit counts while the call waits for its turn to write; then it is its handler that is stopped.
      const success = await request.running.race(() =>
        store.transaction(async (tx) => {
          request.running.begin();
          return writeInside(tx, request, account, effect, slot, record);
        }),
      );
      if (request.running.changedAccount) accounts.invalidate(account.workspaceId);
      if (effect.effect !== "read" && !success.replayed) changes.tell(request.tool.entry, account.id, request.input);
      return success;
    } catch (error) {
      record.written = false; // rolled back with the rest
      if (error instanceof Rollback) return error.answer;
      throw error;
    } finally {
      end?.();
    }
  }

  async function writeInside(
    tx: Kysely<RuntimeTables>,
    request: CallRequest<Context>,
    account: Account,
    effect: EffectEntry,
    slot: IdempotencySlot | null,
    record: CallRecord,
  ): Promise<Success> {
    const now = clock();
    const kept = slot ? await findAnswer(tx, store.dialect, slot, now) : null;
    if (kept !== null) {
      record.replayed = true;
      return { ok: true, text: kept, replayed: true, preview: false };
    }
    const use = record.preview ? null : safetyUse(request, account, effect, now);
    if (use) await safety.reserve(tx, use);
    const success = await answer(request, account, tx, record.preview);
    if (record.preview) throw new Rollback({ ...success, preview: true });
    if (slot) await keepAnswer(tx, slot, success.text, now);
    await recorder.writeInTransaction(tx, recorded(request), record);
    return success;
  }

  async function answer(
    request: CallRequest<Context>,
    account: Account,
    db: Kysely<RuntimeTables>,
    preview: boolean,
  ): Promise<Success> {
    const { tool, input, caller, requestId, running, channel } = request;
    const operation = tool.entry.name;
    const given = await running.race(() => {
      const context = new Context(services, {
        caller,
        account,
        operation,
        input,
        requestId,
        preview,
        db,
        running,
        reports: tool.entry.reports,
        channel,
      });
      return tool.handler(input as never, context); // the validator made it the handler's input type
    });
    const text = services.serialize(tool.compiled as CompiledTool, operation, given); // loaded before the input was checked
    return { ok: true, text, replayed: false, preview: false };
  }

  return async (request) => {
    const record = recorder.start((request.preview ?? request.input["preview"]) === true);
    const { entry, errors } = request.tool;
    let outcome: Outcome;
    services.deadlines.start(request.running, entry.timeoutMs);
    try {
      outcome = await run(request, record);
    } catch (error) {
      outcome = services.refuse(error, request.requestId, entry.name, errors);
    } finally {
      services.deadlines.end(request.running);
    }
    recorder.finish(recorded(request), record, outcome);
    return outcome;
  };
}

function recorded<Context>({ tool, caller, surface, requestId }: CallRequest<Context>): RecordedCall {
  return { operation: tool.entry.name, caller, surface, requestId };
}

const twoPreviews = (): Failure =>
  argumentFailure("/preview", "The call states preview twice, with different values.", "State it once.");

function outOfScope(scopes: readonly string[], caller: Principal): Failure {
  return new Failure("out_of_scope", {
    detail: `The key's scopes (${caller.scopes.join(", ")}) do not contain this tool.`,
    hint: `Use a key with one of these scopes: ${scopes.join(", ")}.`,
    members: { scopes },
  });
}

/** null for an optional argument means omitted; the usual call has none, so they are looked for only after a refusal. */
function checkInput<Context>({ tool, input }: CallRequest<Context>, { validateInput: validate }: CompiledTool): void {
  if (validate(input) || validate.call(omittingNulls, input)) return;
  throw new Failure("invalid_arguments", { errors: describeProblems(validate.errors ?? [], tool.inputSchema) });
}

const omittingNulls = { omitsNulls: true };

function slotOf<Context>(request: CallRequest<Context>, account: Account, preview: boolean): IdempotencySlot | null {
  const { idempotencyKey, caller, tool, input } = request;
  if (idempotencyKey === undefined) return null;
  checkIdempotencyKey(idempotencyKey);
  if (preview) return null;
  return {
    principalId: caller.id,
    accountId: account.id,
    tool: tool.entry.name,
    idempotencyKey,
    argumentsHash: hashArguments(input),
  };
}

function safetyUse<Context>(
  { tool, input }: CallRequest<Context>,
  account: Account,
  effect: EffectEntry,
  now: number,
): SafetyUse | null {
  if (effect.safety === null) return null;
  const items = tool.entry.safetyUnits === null ? undefined : input[tool.entry.safetyUnits];
  return { account, category: effect.safety, units: Array.isArray(items) ? items.length : 1, now };
}
