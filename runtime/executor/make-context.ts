import { createHmac } from "node:crypto";
import type { Kysely, KyselyPlugin } from "kysely";
import type { Account } from "../auth/accounts.ts";
import type { Caller } from "../auth/authenticate.ts";
import type { RuntimeTables } from "../store/tables.ts";
import type { CallContext } from "./call-context.ts";
import { Cursors } from "./cursors.ts";
import type { ExecutorParts } from "./executor-parts.ts";

interface ContextInput {
  readonly request: { readonly caller: Caller; readonly requestId: string; readonly preview: boolean };
  readonly account: Account;
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly db: Kysely<RuntimeTables>;
  readonly signal: AbortSignal;
}

/** Returns the function that makes a call's context of the service's parts. */
export function createContextMaker<Context>(parts: ExecutorParts<Context>): (input: ContextInput) => CallContext {
  const { store, surface, accounts, audit, clock, newId, secret, safety, plans } = parts;
  const sign = (text: string): string => createHmac("sha256", secret).update(text).digest("base64url");
  return ({ request, account, operation, input, db, signal }) => {
    const guarded = db.withPlugin(createAbortGuard(signal));
    return {
      db: guarded,
      dialect: store.dialect,
      surface,
      caller: request.caller,
      account,
      accounts,
      operation,
      requestId: request.requestId,
      preview: request.preview,
      signal,
      now: clock,
      newId,
      cursors: new Cursors(secret, operation, account.id, input),
      sign,
      findCall: (requestId) => audit.find(guarded, request.caller.workspaceId, requestId),
      limits: {
        safety: () => safety.usage(guarded, account, clock()),
        safetyLimit: (category, atMs = clock()) => safety.limitOf(category, account, atMs),
        plan: () => plans.look(request.caller.keyId, request.caller.plan),
      },
    };
  };
}

/** Refuses further queries of a call that was stopped: its transaction is over, and its connection may serve another. */
function createAbortGuard(signal: AbortSignal): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      signal.throwIfAborted();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}
