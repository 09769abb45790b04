import type { Principal } from "../identity/principal.ts";
import type { CallServices } from "./call-services.ts";
import { outOfScope } from "./out-of-scope.ts";
import type { CallFailure } from "./outcome.ts";
import { createRecorder } from "./record-call.ts";

/** What a caller requests other than a tool call: a resource, a prompt, a completion, a subscription or a file. */
export interface ReadAccess {
  /** Its name in the audit log, such as `resource:account_info`. */
  readonly operation: string;
  /** The tools that return the same data, or that a prompt uses. The scopes of the caller must contain all of them. */
  readonly tools: readonly string[];
}

export interface AccessRequest {
  readonly caller: Principal;
  readonly requestId: string;
  readonly surface: "mcp" | "rest";
}

/**
 * Returns the failure `out_of_scope` if the caller's scopes do not contain all tools, otherwise null. A refusal is
 * recorded like a call.
 */
export type RefuseRead = (request: AccessRequest, access: ReadAccess) => CallFailure | null;

const noErrors: ReadonlySet<string> = new Set();

/** Creates the function that checks a caller's scopes for everything other than tool calls. */
export function createRefuseRead(services: CallServices): RefuseRead {
  const { surface, toOutcome } = services;
  const recorder = createRecorder(services);
  const scopesOf = new Map(surface.tools.map(({ name, scopes }) => [name, scopes]));

  return ({ caller, requestId, surface: name }, { operation, tools }) => {
    if (tools.every((tool) => caller.tools.has(tool))) return null;
    const record = recorder.start(false);
    const missing = tools.filter((tool) => !caller.tools.has(tool));
    const sufficient = surface.scopes
      .map((scope) => scope.name)
      .filter((scope) => missing.every((tool) => scopesOf.get(tool)?.includes(scope)));
    const subject = missing.length === 1 ? `the tool ${missing.join()}` : `the tools ${missing.join(", ")}`;
    const outcome = toOutcome(outOfScope(sufficient, caller, subject), requestId, operation, noErrors);
    recorder.finish({ caller, requestId, operation, surface: name }, record, outcome);
    return outcome;
  };
}
