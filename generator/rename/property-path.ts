import { valueAt, type Fields } from "../check/fields.ts";
import { outputSchema } from "../check/schema-nodes.ts";
import type { Spec } from "../check/spec-view.ts";
import { formsOf, rivalsOf, schemasAt } from "./described-parts.ts";
import type { FoundProperty } from "./find-property.ts";

export interface RenamedPath {
  readonly steps: readonly string[];
  /** Whether a renamed step may also mean a property that another schema describes. */
  readonly isUndecided: boolean;
}

/**
 * Renames the steps of a path into an output that mean the property. Numbers select items of lists.
 * @param output the output as the specification declares it.
 * @returns null if no step means the property.
 */
export function renamePath(
  spec: Spec,
  output: unknown,
  { owner, schemaPath }: FoundProperty,
  path: readonly string[],
  { name, to }: { readonly name: string; readonly to: string },
): RenamedPath | null {
  const declaring = valueAt(owner.value, schemaPath);
  let forms = formsOf(spec, outputSchema(output));
  const rivals = path.map((step) => {
    const found = step === name ? rivalsOf(spec, forms, declaring, name) : null;
    forms = schemasBelow(spec, forms, step);
    return found;
  });
  if (rivals.every((found) => found === null)) return null;
  return {
    steps: path.map((step, index) => (rivals[index] ? to : step)),
    isUndecided: rivals.some((found) => found !== null && found.length > 0),
  };
}

/** A number is an index, or a key of a map. */
const schemasBelow = (spec: Spec, forms: readonly Fields[], step: string): readonly Fields[] =>
  [step, ...(/^\d+$/.test(step) ? [Number(step)] : [])].flatMap((each) => schemasAt(spec, forms, each));
