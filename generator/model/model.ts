import type { PromptModel } from "./prompt-model.ts";
import type { ResourceModel } from "./resource-model.ts";
import type { ServiceModel, ScopeModel, LimitsModel, ErrorModel, NamedSchema, EventModel } from "./service-model.ts";
import type { ToolModel } from "./tool-model.ts";

export type { ConditionModel, ConstraintsModel } from "../language/constraints.ts";
export type { Schema } from "../language/key-types.ts";
export type { Effect } from "../language/effect.ts";
export type { ParameterModel } from "../schema/query.ts";
export type * from "./prompt-model.ts";
export type * from "./resource-model.ts";
export type * from "./service-model.ts";
export type * from "./tool-model.ts";

/**
 * The checked specification as plain data, the input of every emitter. It can be serialized with `JSON.stringify` and has no
 * cycles. The only references are those to named schemas: `{ $ref: "Name" }`.
 */
export interface Model {
  readonly service: ServiceModel;
  readonly scopes: readonly ScopeModel[];
  readonly limits: LimitsModel;
  /** In the order of `errors.yaml`. */
  readonly errors: readonly ErrorModel[];
  /** Named schemas, sorted by name: the shared ones, and those derived from outputs (pages, lists and inline outputs). */
  readonly schemas: readonly NamedSchema[];
  /** In spec order: categories as `service.yaml` lists them, tools as their category lists them. */
  readonly tools: readonly ToolModel[];
  readonly prompts: readonly PromptModel[];
  readonly resources: readonly ResourceModel[];
  readonly events: readonly EventModel[];
  /** Names of the handlers that propose values for arguments, sorted. */
  readonly completions: readonly string[];
}
