import { Failure } from "../contract/failure.ts";
import { createFindPrincipal } from "../identity/stored-principal.ts";
import type { RequestedCall } from "./call-as.ts";
import type { ContextClass } from "./call-context.ts";
import type { CallServices } from "./call-services.ts";
import { PAGE_ARGUMENTS } from "./cursors.ts";
import { RunningCall } from "./running-call.ts";

/** Who has requested the read, for which account, and with which tool. */
export type RequestedRead = Pick<RequestedCall, "principalId" | "workspaceId" | "accountId" | "tool">;

/**
 * Reads in a job what an earlier tool call has requested, with the context of a read-only call. The read consumes no limits
 * and writes no audit records, because the earlier call did. It checks only that the principal may still use the account,
 * and has no time limit.
 * @throws Failure `unauthenticated` for a key that is unknown, expired or revoked, and `not_found` for an account that
 * the principal may not use.
 */
export type ReadAs<Context> = <Result>(
  request: RequestedRead,
  work: (context: Context) => Promise<Result>,
) => Promise<Result>;

export function createReadAs<Context>(services: CallServices, Context: ContextClass<Context>): ReadAs<Context> {
  const { store, surface, clock, accounts, newId } = services;
  const findPrincipal = createFindPrincipal(store.reader, surface, clock);
  return async ({ principalId, workspaceId, accountId, tool: operation }, work) => {
    const caller = await findPrincipal(principalId, workspaceId);
    if (!caller) throw new Failure("unauthenticated", { detail: "The key or grant has expired or was revoked." });
    const account = await accounts.resolve(caller, accountId, clock());
    const call = { caller, account, operation, input: {}, requestId: newId("req"), preview: false, db: store.reader };
    const details = {
      ...call,
      running: new RunningCall(),
      run: null,
      reports: false,
      channel: undefined,
      pageArguments: PAGE_ARGUMENTS,
    };
    return work(new Context(services, details));
  };
}
