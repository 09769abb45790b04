import type { Logger } from "pino";
import type { Metrics } from "../metrics.ts";
import type { CallServices } from "./call-services.ts";

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
