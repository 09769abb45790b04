import type { Diagnostic } from "../../load/diagnostic.ts";
import { isFields, own } from "../fields.ts";
import { hintAt } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";
import type { ToolView } from "../spec-view.ts";
import { conditionValues } from "./condition-values.ts";
import { conditionMentions, mentions, type Mention } from "./constraint-mentions.ts";
import { contradictions } from "./constraint-contradictions.ts";
import { uselessConstraints } from "./useless-constraints.ts";

/** The maximum number of names in the constraints of a tool, except its conditions; repetitions count. All pairs are compared. */
const MAX_MENTIONS = 100;

/** The maximum number of values and names of arguments in the conditions of a tool; repetitions count. */
const MAX_IN_CONDITIONS = 300;

/** Checks that constraints refer to known arguments, are not redundant, and leave every argument and route usable. */
export const constraints: Rule = function* (spec) {
  for (const tool of spec.tools) {
    if (!isFields(own(tool.fields, "constraints")) || !isFields(own(tool.fields, "input"))) continue;
    const named = mentions(tool.constraints);
    const inConditions = tool.constraints.when.flatMap(conditionMentions);
    const tooMany = [...tooManyMentions(tool, named.length, inConditions)];
    yield* tooMany;
    if (tooMany.length > 0) continue;
    const unknown = [...named, ...inConditions].filter(({ name }) => !Object.hasOwn(tool.properties, name));
    for (const { name, path } of unknown) {
      const hint = hintAt(name, Object.keys(tool.properties));
      const text = `the tool has no argument "${name}"`;
      yield problem(tool.file, path, "unknown-constraint-argument", text, {
        hint,
        at: path.at(-1) === "argument" ? "value" : "key",
      });
    }
    if (unknown.length > 0) continue;
    const wrong = [...conditionValues(spec, tool)];
    yield* wrong;
    if (wrong.length > 0) continue;
    const useless = [...uselessConstraints(spec, tool)];
    yield* useless;
    if (useless.length === 0) yield* contradictions(spec, tool, named);
  }
};

function* tooManyMentions(
  { file, constraints: { when } }: ToolView,
  count: number,
  inConditions: readonly Mention[],
): Generator<Diagnostic> {
  if (count > MAX_MENTIONS) {
    const text = `the constraints of a tool must contain at most ${MAX_MENTIONS} names of arguments, not ${count}`;
    yield problem(file, ["constraints"], "too-many-entries", text);
  }
  const total = when.reduce((sum, { values }) => sum + values.length, inConditions.length);
  if (total > MAX_IN_CONDITIONS) {
    const text = `the conditions of a tool must contain at most ${MAX_IN_CONDITIONS} values and names of arguments, not ${total}`;
    yield problem(file, ["constraints", "when"], "too-many-entries", text);
  }
}
