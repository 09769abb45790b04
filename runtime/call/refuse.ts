import type { Logger } from "pino";
import type { Metrics } from "../metrics.ts";
import type { Surface } from "../contract/surface.ts";
import type { CallServices } from "./call-services.ts";
import { Failure } from "../contract/failure.ts";
import { InputRequired } from "./interview.ts";
import { createProblemWriter, errorEntry } from "./problem.ts";

/**
 * Returns the function that turns whatever a call threw into the caller's problem. A declared failure becomes its entry of
 * the error table; anything else is a bug: logged with its cause and answered as `internal_error`.
 */
export function createRefuse(surface: Surface, log: Logger): CallServices["refuse"] {
  const writeProblem = createProblemWriter(surface);
  return (error, requestId, operation, declared) => {
    let failure: Failure;
    if (error instanceof Failure && surface.errors[error.code]) {
      failure = error;
      const isUndeclared = declared.size > 0 && !declared.has(error.code);
      if (isUndeclared)
        log.error({ request_id: requestId, operation, code: error.code }, "failure is not declared by the tool");
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

/**
 * Returns the function that checks an answer against its schema and writes it as JSON, members in the order of the schema.
 * One that does not fit is logged and counted, and written as it is; where `strict` it is an error, so that a test fails.
 */
export function createSerialize(log: Logger, metrics: Metrics, strict: boolean): CallServices["serialize"] {
  return ({ validateOutput, serialize }, operation, answer) => {
    if (validateOutput(answer)) return serialize(answer);
    metrics.countOutputMismatch(operation);
    const errors = (validateOutput.errors ?? [])
      .slice(0, 10)
      .map(({ instancePath, message }) => `${instancePath} ${message ?? ""}`);
    if (strict) throw new Error(`the answer of ${operation} does not fit its schema: ${errors.join("; ")}`);
    log.error({ operation, errors }, "answer does not fit its schema");
    return JSON.stringify(answer);
  };
}
