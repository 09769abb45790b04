import type { Logger } from "pino";
import type { Metrics } from "../metrics.ts";
import type { Serialize, Validate } from "../contract/surface.ts";
import type { CallFacts, SharedContext } from "./call-context.ts";
import type { Refusal } from "./outcome.ts";
import type { ResourceChanges } from "./resource-changes.ts";
import type { Deadlines } from "./running-call.ts";

/** A service's context, made for each call. */
export type ContextClass<Context> = new (shared: SharedContext, facts: CallFacts) => Context;

/** What is compiled of the schema of an answer. */
export interface AnswerSchema {
  readonly validateOutput: Validate;
  readonly serialize: Serialize;
}

/** What the executor is made of; put together once per service in `service.ts`. */
export interface ExecutorParts<Context> extends SharedContext {
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly deadlines: Deadlines;
  readonly changes: ResourceChanges;
  readonly Context: ContextClass<Context>;
  /** Checks an answer against its schema and writes it as JSON. */
  readonly serialize: (schema: AnswerSchema, operation: string, answer: object) => string;
  /** Turns whatever was thrown into the caller's problem; `declared` are the codes that the operation may answer. */
  readonly refuse: (error: unknown, requestId: string, operation: string, declared: ReadonlySet<string>) => Refusal;
}
