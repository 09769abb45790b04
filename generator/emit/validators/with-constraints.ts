import type { ConstraintsModel, Schema } from "../../model/model.ts";

/** The constraints of a tool as keywords of its input schema: `dependentRequired` (JSON Schema 2020-12), and two of our own. */
export function withConstraints(input: Schema, { exactlyOneOf, excludes, requires }: ConstraintsModel): Schema {
  return {
    ...input,
    ...(exactlyOneOf.length > 0 ? { exactlyOneOf } : {}),
    ...(Object.keys(excludes).length > 0 ? { excludes } : {}),
    ...(Object.keys(requires).length > 0 ? { dependentRequired: requires } : {}),
  };
}
