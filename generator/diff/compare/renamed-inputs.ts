import type { ConstraintsModel } from "../../language/constraints.ts";
import type { ToolModel } from "../../model/model.ts";
import { requiredOf } from "../../schema/schema-parts.ts";
import { propertiesOf } from "../schema/difference.ts";

/** Returns the name that an input of the older tool has in the newer one. */
export const currentName = ({ renamedInputs }: ToolModel, name: string): string =>
  Object.hasOwn(renamedInputs, name) ? (renamedInputs[name]?.use ?? name) : name;

/** Returns the older tool, in which arguments that the newer tool has renamed have their new names. */
export function withNewNames(tool: ToolModel, newer: ToolModel): ToolModel {
  if (Object.keys(newer.renamedInputs).length === 0) return tool;
  const nameOf = (name: string): string => currentName(newer, name);
  const { input, constraints, headers, safetyUnits } = tool;
  return {
    ...tool,
    input: {
      ...input,
      properties: withKeys(propertiesOf(input), nameOf),
      required: requiredOf(input).map(nameOf),
    },
    constraints: constraintsWithNames(constraints, nameOf),
    headers: headers.map((each) => ({ ...each, argument: nameOf(each.argument) })),
    safetyUnits: safetyUnits === null ? null : nameOf(safetyUnits),
  };
}

/** Returns a mapping with the same values, in which each key is replaced with the result of `nameOf`. */
export const withKeys = <T>(
  mapping: Readonly<Record<string, T>>,
  nameOf: (name: string) => string,
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(mapping).map(([name, value]) => [nameOf(name), value] as const));

function constraintsWithNames(constraints: ConstraintsModel, nameOf: (name: string) => string): ConstraintsModel {
  const inLists = (lists: readonly (readonly string[])[]) => lists.map((names) => names.map(nameOf));
  const inMapping = (mapping: Readonly<Record<string, readonly string[]>>) =>
    withKeys(Object.fromEntries(Object.entries(mapping).map(([name, others]) => [name, others.map(nameOf)])), nameOf);
  return {
    exactlyOneOf: inLists(constraints.exactlyOneOf),
    atLeastOneOf: inLists(constraints.atLeastOneOf),
    excludes: inMapping(constraints.excludes),
    requires: inMapping(constraints.requires),
    when: constraints.when.map((condition) => ({
      argument: nameOf(condition.argument),
      values: condition.values,
      requires: condition.requires.map(nameOf),
      excludes: condition.excludes.map(nameOf),
      exactlyOneOf: inLists(condition.exactlyOneOf),
      atLeastOneOf: inLists(condition.atLeastOneOf),
    })),
  };
}
