import type { Logger } from "pino";
import type { Metrics } from "../metrics.ts";
import type { Surface } from "../contract/surface.ts";
import type { CallServices } from "./call-services.ts";
import { Failure } from "../contract/failure.ts";
import { InputRequired } from "./input-collector.ts";
import { createProblemWriter, errorEntry } from "./problem.ts";

/**
 * Creates the function that converts anything that a call throws into a problem. A `Failure` becomes its entry of
 * `errors.yaml`. Anything else is a bug: it is logged with its cause and returned as `internal_error`.
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
 * Creates the function that validates an output and serializes it, with properties in the order of the schema. An
 * invalid output is logged, counted and serialized unchanged; with `strict` it is an error, so that a test fails.
 */
export function createSerialize(log: Logger, metrics: Metrics, strict: boolean): CallServices["serialize"] {
  return ({ validateOutput, serialize }, operation, output) => {
    if (validateOutput(output)) return serialize(output);
    metrics.countOutputMismatch(operation);
    const errors = (validateOutput.errors ?? [])
      .slice(0, 10)
      .map(({ instancePath, message }) => `${instancePath} ${message ?? ""}`);
    if (strict) throw new Error(`the output of ${operation} does not match its schema: ${errors.join("; ")}`);
    log.error({ operation, errors }, "output does not match its schema");
    return JSON.stringify(output);
  };
}
