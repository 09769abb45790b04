import type { Logger } from "pino";
import type { Validate } from "../contract/surface.ts";
import type { Metrics } from "../metrics.ts";
import { escapePointer } from "./argument-problems.ts";
import type { CallServices } from "./call-services.ts";

/**
 * Creates the function that validates an output and serializes it, with properties in the order of the schema. An
 * invalid output is logged, counted and serialized unchanged; with `strict` it is an error, so that a test fails.
 */
export function createSerialize(log: Logger, metrics: Metrics, strict: boolean): CallServices["serialize"] {
  return ({ validateOutput, serialize }, operation, output) => {
    if (validateOutput(output)) return serialize(output);
    metrics.countOutputMismatch(operation);
    const errors = describeMismatches(validateOutput.errors);
    if (strict) throw new Error(`the output of ${operation} does not match its schema: ${errors.join("; ")}`);
    log.error({ operation, errors }, "output does not match its schema");
    return JSON.stringify(output);
  };
}

/** Describes up to ten errors of an output validator, each as the JSON pointer of a property and what is wrong with it. */
export const describeMismatches = (errors: Validate["errors"]): readonly string[] =>
  (errors ?? []).slice(0, 10).map(({ instancePath, params, message = "is invalid" }) => {
    const { additionalProperty: undeclared, missingProperty: missing } = params;
    const at = (property: string): string => `${instancePath}/${escapePointer(property)}`;
    if (typeof undeclared === "string")
      return `${at(undeclared)}: the schema does not declare the property ${undeclared}`;
    if (typeof missing === "string") return `${at(missing)}: the required property ${missing} is missing`;
    return `${instancePath === "" ? "the output" : `${instancePath}:`} ${message}`;
  });
