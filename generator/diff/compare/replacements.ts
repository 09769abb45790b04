import type { ReplacementModel, ToolModel } from "../../model/model.ts";
import type { Found } from "../found.ts";
import { propertiesOf } from "../schema/difference.ts";

/** The tools of a specification by name. */
export type ToolsByName = ReadonlyMap<string, ToolModel>;

/** Compares the `replaced_by` of a tool: the tool it calls, the arguments it passes, and the part of the output it returns. */
export function* compareReplacements(
  from: ToolModel,
  to: ToolModel,
  { before, after }: { readonly before: ToolsByName; readonly after: ToolsByName },
): Generator<Found> {
  const [one, other] = [from.replacedBy, to.replacedBy];
  if (!one || !other) return;
  const place = { kind: "replacement-changed", file: { kind: "tool", name: to.name } } as const;
  if (one.tool !== other.tool) {
    const isSuccessor = after.get(one.tool)?.replacedBy?.tool === other.tool;
    const text = `calls go to ${other.tool}, previously to ${one.tool}`;
    yield { ...place, ...(isSuccessor && { kind: "tool-replaced" }), path: ["replaced_by", "tool"], text };
    return;
  }
  const names = [before.get(one.tool), after.get(one.tool)];
  if (argumentsOf(one, names) !== argumentsOf(other, names)) {
    const text = `calls pass other arguments to ${other.tool}`;
    yield { ...place, path: ["replaced_by", "input"], text };
  }
  if (one.output.join("/") !== other.output.join("/")) {
    const text = `calls return /${other.output.join("/")} of the output of ${other.tool}, was /${one.output.join("/")}`;
    yield { ...place, path: ["replaced_by", "output"], text };
  }
}

/**
 * Returns the passed arguments as text that can be compared. If the tool that `replaced_by` names has an argument in only one
 * of the two specifications, the comparison of that tool reports the argument, so only the passed value is compared here.
 */
function argumentsOf({ input }: ReplacementModel, tools: readonly (ToolModel | undefined)[]): string {
  const isInAll = (name: string) => tools.every((tool) => tool && Object.hasOwn(propertiesOf(tool.input), name));
  const entries = Object.entries(input).map(([name, source]) => JSON.stringify([isInAll(name) ? name : null, source]));
  return entries.sort().join("\n");
}
