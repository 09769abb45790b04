import { Failure } from "../contract/failure.ts";
import type { ToolName } from "../contract/names.ts";
import { createFindPrincipal } from "../identity/stored-principal.ts";
import type { Execute } from "./call-request.ts";
import type { CallServices } from "./call-services.ts";
import type { Outcome } from "./outcome.ts";
import { RunningCall } from "./running-call.ts";
import type { Tool } from "./tool.ts";

/** A call that a principal has requested for later. */
export interface RequestedCall {
  /** The id of the principal (`context.caller.id`) that has requested the call. */
  readonly principalId: string;
  /** The workspace of the account. */
  readonly workspaceId: string;
  readonly accountId: string;
  readonly tool: ToolName;
  readonly input: Readonly<Record<string, unknown>>;
  /** The same for all attempts, so that the call has its effect at most once within 24 hours. Only for tools that write. */
  readonly idempotencyKey?: string;
  /**
   * How long the response and its key are stored, in milliseconds, if that is longer than 24 hours. A later
   * `limitResponse` can shorten this time.
   */
  readonly keepResponseMs?: number;
}

/**
 * Calls a tool from a job as the principal that has requested the call, with the permissions that the principal has
 * now. The call is executed like those of clients; its audit row has the surface `internal`. A key that is unknown,
 * expired or revoked fails with `unauthenticated`.
 * @throws Error for an unknown tool.
 */
export type CallAs = (call: RequestedCall) => Promise<Outcome>;

export function createCallAs<Context>(
  { store, surface, clock, newId, toOutcome }: CallServices,
  tools: ReadonlyMap<string, Tool<Context>>,
  execute: Execute<Context>,
): CallAs {
  const findPrincipal = createFindPrincipal(store.reader, surface, clock);
  return async ({ principalId, workspaceId, accountId, tool: name, input, idempotencyKey, keepResponseMs }) => {
    const tool = tools.get(name);
    if (!tool) throw new Error(`Unknown tool "${name}".`);
    const requestId = newId("req");
    const caller = await findPrincipal(principalId, workspaceId);
    if (!caller) return toOutcome(invalidKey(), requestId, name, tool.errors);
    return execute({
      tool,
      input: { ...input, account_id: accountId },
      caller,
      surface: "internal",
      requestId,
      idempotencyKey,
      keepResponseMs,
      preview: undefined,
      running: new RunningCall(),
    });
  };
}

const invalidKey = (): Failure =>
  new Failure("unauthenticated", { detail: "The key or grant that requested this call has expired or was revoked." });
