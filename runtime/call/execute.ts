import type { Account } from "../identity/accounts.ts";
import { findExisting, unknownAccount } from "../store/account-rows.ts";
import type { SafetyUse } from "../limits/safety.ts";
import type { CompiledTool, EffectEntry } from "../contract/surface.ts";
import { describeProblems } from "./argument-problems.ts";
import { toRecordedCall, type CallRequest, type Execute } from "./call-request.ts";
import type { CallServices } from "./call-services.ts";
import { argumentFailure, Failure } from "../contract/failure.ts";
import { createCallLocks } from "./idempotency.ts";
import { emitLimitEvents } from "./limit-events.ts";
import { toolOutOfScope } from "./out-of-scope.ts";
import type { Outcome, Success } from "./outcome.ts";
import type { CallRecord, Recorder } from "./record-call.ts";
import type { RunHandler } from "./run-handler.ts";
import type { SteppedCalls } from "./stepped-calls.ts";
import { Interruption } from "./steps/interruption.ts";
import { effectOf, loadTool } from "./tool.ts";
import { createIdempotencySlot, requireConnection, safetyUse } from "./write-call.ts";
import type { RunWrite } from "./run-write.ts";

/** The functions that run the handlers of calls. */
export interface CallParts<Context> {
  readonly recorder: Recorder;
  readonly runHandler: RunHandler<Context>;
  readonly runWrite: RunWrite<Context>;
  readonly steppedCalls: SteppedCalls<Context>;
}

/**
 * Creates the function that executes the calls of all surfaces. It never rejects: every failure becomes a problem.
 * Anything thrown that is not a `Failure` with an entry in `errors.yaml` is logged with its cause and returned as
 * `internal_error`.
 */
export function createExecute<Context>(
  services: CallServices,
  { recorder, runHandler, runWrite, steppedCalls }: CallParts<Context>,
): Execute<Context> {
  const { store, safety, accounts } = services;
  const lockCall = createCallLocks();

  /** Awaits only what is not cached, so that most calls wait for nothing but their handler. */
  function run(request: CallRequest<Context>, record: CallRecord): Promise<Success> {
    const { tool, caller, input } = request;
    if (!caller.tools.has(tool.entry.name)) throw toolOutOfScope(tool.entry, caller);
    const accountId = input["account_id"];
    // A value that is not a string is ignored here; the validator rejects it later.
    const account = accounts.resolve(caller, typeof accountId === "string" ? accountId : undefined, record.at);
    if (account instanceof Promise) return account.then((found) => runFor(found, request, record));
    return runFor(account, request, record);
  }

  function runFor(account: Account, request: CallRequest<Context>, record: CallRecord): Promise<Success> {
    const { entry } = request.tool;
    record.account = account;
    const required = services.requireSupport(account, entry.replacedBy?.tool ?? entry.name);
    return required
      ? required.then(() => runSupported(account, request, record))
      : runSupported(account, request, record);
  }

  function runSupported(account: Account, request: CallRequest<Context>, record: CallRecord): Promise<Success> {
    const { input, tool } = request;
    const { entry, compiled } = tool;
    if (!compiled) return loadTool(tool).then(() => runSupported(account, request, record));
    const preview = input["preview"];
    if (entry.renamedArguments) renameArguments(input, entry.renamedArguments);
    checkInput(request, compiled);
    if ("account_id" in input) delete input["account_id"];
    if ("preview" in input) delete input["preview"];
    if (typeof preview === "boolean" && (request.preview ?? preview) !== preview) throw conflictingPreview();
    const effect = effectOf(entry, input);
    if (record.preview && effect.effect === "read") throw new Failure("preview_not_supported");
    if (effect.effect !== "read" || entry.keepsRecords) return write(request, account, effect, record);
    requireConnection(effect, account);
    const use = safetyUse(request, account, effect, record.at);
    return use ? readWithin(use, request, account) : read(request, account);
  }

  async function readWithin(use: SafetyUse, request: CallRequest<Context>, account: Account): Promise<Success> {
    const reached = await safety.reserve(store.relaxedWriter, use);
    let success: Success;
    try {
      success = await read(request, account);
    } catch (error) {
      await safety.release(store.relaxedWriter, use);
      throw error;
    }
    if (reached.length > 0) await store.transaction((tx) => emitLimitEvents(services, tx, { request, use, reached }));
    return success;
  }

  const read = (request: CallRequest<Context>, account: Account): Promise<Success> =>
    runHandler(request, account, { db: store.reader, preview: false, running: request.running, run: null });

  async function write(
    request: CallRequest<Context>,
    account: Account,
    effect: EffectEntry,
    record: CallRecord,
  ): Promise<Success> {
    const slot = effect.effect === "read" ? null : createIdempotencySlot(request, account, record.preview);
    if (effect.effect !== "read") record.arguments = services.audit.describe(request.input);
    const unlock = slot ? lockCall(slot) : undefined;
    const { running } = request;
    const call = {
      request,
      account,
      effect,
      slot,
      record,
      running,
      lookups: null,
      interrupted: null,
      unfinished: null,
    };
    try {
      return await runWrite(call);
    } catch (error) {
      if (error instanceof Interruption) return await steppedCalls.proceed(call, error);
      throw error;
    } finally {
      unlock?.();
    }
  }

  return async (request) => {
    const record = recorder.start((request.preview ?? request.input["preview"]) === true);
    const { entry, errors } = request.tool;
    let outcome: Outcome;
    services.deadlines.start(request.running, entry.timeoutMs);
    try {
      outcome = await run(request, record);
    } catch (error) {
      const cause = await orRemoved(services, record.account, error);
      outcome = services.toOutcome(cause, request.requestId, entry.name, errors);
    } finally {
      services.deadlines.end(request.running);
    }
    recorder.finish(toRecordedCall(request), record, outcome);
    return outcome;
  };
}

/**
 * Returns `not_found` instead of an unexpected error if the account has been removed during the call. The handler may
 * have failed because rows that normally always exist had been deleted.
 */
async function orRemoved({ store }: Pick<CallServices, "store">, account: Account | null, error: unknown) {
  if (error instanceof Failure || account === null) return error;
  const exists = await findExisting(store.reader, [account.id]).then(
    (existing) => existing.has(account.id),
    () => true, // unknown
  );
  return exists ? error : unknownAccount();
}

const conflictingPreview = (): Failure =>
  argumentFailure("/preview", "The call has two different values for preview.", "Send preview once.");

/**
 * Renames arguments with older names to their current names.
 * @throws Failure `invalid_arguments` if a call has both.
 */
function renameArguments(input: Record<string, unknown>, names: Readonly<Record<string, string>>): void {
  for (const older in names) {
    const current = names[older] ?? "";
    if (!Object.hasOwn(input, older)) continue;
    if (Object.hasOwn(input, current)) {
      throw argumentFailure(`/${older}`, `This is an older name of ${current}.`, `Send only ${current}.`);
    }
    input[current] = input[older];
    Reflect.deleteProperty(input, older);
  }
}

/**
 * Validates the arguments. If that fails, validates again without the optional arguments that are null: null means omitted.
 */
function checkInput<Context>({ tool, input }: CallRequest<Context>, { validateInput: validate }: CompiledTool): void {
  if (validate(input) || validate.call(omittingNulls, input)) return;
  throw new Failure("invalid_arguments", { errors: describeProblems(validate.errors ?? [], tool.entry) });
}

const omittingNulls = { omitsNulls: true };
