import type { ConstraintsModel, Schema } from "../../model/model.ts";

/** Adds the constraints of a tool to its input schema: as `dependentRequired` (JSON Schema 2020-12) and custom keywords. */
export function withConstraints(
  input: Schema,
  { exactlyOneOf, atLeastOneOf, excludes, requires, when }: ConstraintsModel,
): Schema {
  return {
    ...input,
    ...(exactlyOneOf.length > 0 ? { exactlyOneOf } : {}),
    ...(atLeastOneOf.length > 0 ? { atLeastOneOf } : {}),
    ...(Object.keys(excludes).length > 0 ? { excludes } : {}),
    ...(Object.keys(requires).length > 0 ? { dependentRequired: requires } : {}),
    ...(when.length > 0 ? { when } : {}),
  };
}
