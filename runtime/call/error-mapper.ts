import type { Logger } from "pino";
import type { Surface } from "../contract/surface.ts";
import type { CallServices } from "./call-services.ts";
import { Failure } from "../contract/failure.ts";
import { InputRequired } from "./input-collector.ts";
import { createProblemWriter, errorEntry } from "./problem.ts";

/**
 * Creates the function that turns anything that a call throws into a failed outcome. A `Failure` becomes its entry of
 * `errors.yaml`. Anything else is a bug: it is logged with its cause and returned as `internal_error`.
 */
export function createErrorMapper(surface: Surface, log: Logger): CallServices["toOutcome"] {
  const writeProblem = createProblemWriter(surface);
  return (error, requestId, operation, declared) => {
    let failure: Failure;
    if (error instanceof Failure && surface.errors[error.code]) {
      failure = error;
      const isUndeclared = declared.size > 0 && !declared.has(error.code);
      if (isUndeclared)
        log.error({ request_id: requestId, operation, code: error.code }, "failure is not declared by the tool");
      if (error.cause !== undefined) log.warn({ request_id: requestId, operation, err: error.cause }, error.message);
    } else {
      failure = new Failure("internal_error");
      log.error({ request_id: requestId, operation, err: error }, "call failed");
    }
    return {
      ok: false,
      problem: writeProblem(failure, requestId),
      asToolResult: errorEntry(surface, failure.code).mcp === "tool_result",
      ...(failure instanceof InputRequired && { pending: failure.pending }),
    };
  };
}
