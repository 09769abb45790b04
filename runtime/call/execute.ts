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
  createCallLocks,
  findResponse,
  hashArguments,
  storeResponse,
  type IdempotencySlot,
} from "./idempotency.ts";
import type { Outcome, Success } from "./outcome.ts";
import { createRecorder, type CallRecord, type RecordedCall } from "./record-call.ts";
import type { RunningCall } from "./running-call.ts";
import { effectOf, loadTool, type Tool } from "./tool.ts";

/** One call of a tool, as a surface requests it. */
export interface CallRequest<Context> {
  readonly tool: Tool<Context>;
  /** Modified by the call: the validator adds defaults. */
  readonly input: Record<string, unknown>;
  readonly caller: Principal;
  readonly surface: "rest" | "mcp" | "internal";
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  /** The value given outside the arguments (query or `_meta`), if any. */
  readonly preview: boolean | undefined;
  readonly running: RunningCall;
  /** Sends messages to the client during the call, if it can receive them. */
  readonly channel?: CallChannel;
}

export type Execute<Context> = (request: CallRequest<Context>) => Promise<Outcome>;

/** Thrown to roll back the transaction of a preview; contains the result of the call. */
class Rollback extends Error {
  readonly success: Success;
  constructor(success: Success) {
    super("preview");
    this.success = success;
  }
}

/**
 * Creates the function that executes the calls of all surfaces. It never rejects: every failure becomes a problem.
 * Errors that are not declared failures are logged with their cause and returned as `internal_error`.
 */
export function createExecute<Context>(services: CallServices, Context: ContextClass<Context>): Execute<Context> {
  const { store, clock, safety, accounts, changes } = services;
  const lockCall = createCallLocks();
  const recorder = createRecorder(services);

  /** Awaits only what is not cached, so that most calls wait for nothing but their handler. */
  function run(request: CallRequest<Context>, record: CallRecord): Promise<Success> {
    const { tool, caller, input } = request;
    if (!caller.tools.has(tool.entry.name)) throw outOfScope(tool.entry.scopes, caller);
    const accountId = input["account_id"];
    // The validator rejects anything but a string.
    const account = accounts.resolve(caller, typeof accountId === "string" ? accountId : undefined, record.at);
    if (account instanceof Promise) return account.then((found) => runFor(found, request, record));
    return runFor(account, request, record);
  }

  function runFor(account: Account, request: CallRequest<Context>, record: CallRecord): Promise<Success> {
    const { input, tool } = request;
    const { entry, compiled } = tool;
    record.account = account;
    if (!compiled) return loadTool(tool).then(() => runFor(account, request, record));
    const preview = input["preview"];
    checkInput(request, compiled);
    if ("account_id" in input) delete input["account_id"];
    if ("preview" in input) delete input["preview"];
    if (typeof preview === "boolean" && (request.preview ?? preview) !== preview) throw conflictingPreview();
    const effect = effectOf(entry, input);
    if (record.preview && effect.effect === "read") throw new Failure("preview_not_supported");
    if (effect.effect !== "read" || entry.keepsRecords) return write(request, account, effect, record);
    const use = safetyUse(request, account, effect, record.at);
    return use ? readWithin(use, request, account) : runHandler(request, account, store.reader, false);
  }

  async function readWithin(use: SafetyUse, request: CallRequest<Context>, account: Account): Promise<Success> {
    await safety.reserve(store.relaxedWriter, use);
    try {
      return await runHandler(request, account, store.reader, false);
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
    const slot = effect.effect === "read" ? null : createIdempotencySlot(request, account, record.preview);
    const unlock = slot ? lockCall(slot) : undefined;
    try {
      // The time limit includes the wait for the transaction. Once the transaction runs, only the handler can be
      // stopped.
      const success = await request.running.race(() =>
        store.transaction(async (tx) => {
          request.running.begin();
          return writeInside(tx, request, account, effect, slot, record);
        }),
      );
      if (request.running.changedAccount) accounts.invalidate(account.workspaceId);
      if (effect.effect !== "read" && !success.replayed) changes.notify(request.tool.entry, account.id, request.input);
      return success;
    } catch (error) {
      record.written = false; // rolled back as well
      if (error instanceof Rollback) return error.success;
      throw error;
    } finally {
      unlock?.();
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
    const stored = slot ? await findResponse(tx, store.dialect, slot, now) : null;
    if (stored !== null) {
      record.replayed = true;
      return { ok: true, text: stored, replayed: true, preview: false };
    }
    const use = record.preview ? null : safetyUse(request, account, effect, now);
    if (use) await safety.reserve(tx, use);
    const success = await runHandler(request, account, tx, record.preview);
    if (record.preview) throw new Rollback({ ...success, preview: true });
    if (slot) await storeResponse(tx, slot, success.text, now);
    await recorder.writeInTransaction(tx, recorded(request), record);
    return success;
  }

  async function runHandler(
    request: CallRequest<Context>,
    account: Account,
    db: Kysely<RuntimeTables>,
    preview: boolean,
  ): Promise<Success> {
    const { tool, input, caller, requestId, running, channel } = request;
    const operation = tool.entry.name;
    const output = await running.race(() => {
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
    const text = services.serialize(tool.compiled as CompiledTool, operation, output); // loaded before the input was checked
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
      outcome = services.toOutcome(error, request.requestId, entry.name, errors);
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

const conflictingPreview = (): Failure =>
  argumentFailure("/preview", "The call has two different values for preview.", "Send preview once.");

function outOfScope(scopes: readonly string[], caller: Principal): Failure {
  return new Failure("out_of_scope", {
    detail: `The key's scopes (${caller.scopes.join(", ")}) do not contain this tool.`,
    hint: `Use a key with one of these scopes: ${scopes.join(", ")}.`,
    members: { scopes },
  });
}

/** Removes nulls of optional arguments, which mean omitted, only after a first validation has failed. */
function checkInput<Context>({ tool, input }: CallRequest<Context>, { validateInput: validate }: CompiledTool): void {
  if (validate(input) || validate.call(omittingNulls, input)) return;
  throw new Failure("invalid_arguments", { errors: describeProblems(validate.errors ?? [], tool.entry.arguments) });
}

const omittingNulls = { omitsNulls: true };

function createIdempotencySlot<Context>(
  request: CallRequest<Context>,
  account: Account,
  preview: boolean,
): IdempotencySlot | null {
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
