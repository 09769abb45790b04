import type { Diagnostic } from "../../load/diagnostic.ts";
import { asFields, asBoolean, isFields, asArray, own } from "../fields.ts";
import { hintAt, nearest } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";
import { STRENGTH } from "../../language/effect.ts";
import { effectOf, resolve, type Spec, type ToolView } from "../spec-view.ts";

/**
 * Checks that the argument that selects an action is an enum, that each of its values has an effect, and that the tool has the
 * strongest of these effects.
 */
export const actions: Rule = function* (spec) {
  for (const tool of spec.tools) {
    if (!tool.actions) continue;
    yield* actionArgument(spec, tool, tool.actions);
    yield* strongestEffect(tool, tool.actions.effects);
  }
};

type Actions = NonNullable<ToolView["actions"]>;

function* actionArgument(spec: Spec, tool: ToolView, { argument, effects }: Actions): Generator<Diagnostic> {
  const { file, properties, required } = tool;
  if (argument === undefined || !isFields(own(tool.fields, "input"))) return;
  const at = ["actions", "argument"];
  const property = own(properties, argument);
  const schema = property === undefined ? {} : resolve(spec, property);
  if (!schema) return;
  const values = asArray(own(schema, "enum")).filter((value) => typeof value === "string");
  if (values.length === 0) {
    const enums = Object.keys(properties).filter((name) => Array.isArray(own(asFields(own(properties, name)), "enum")));
    const hint = hintAt(argument, enums);
    yield problem(file, at, "unknown-action-argument", `the input has no enum "${argument}"`, { hint, at: "value" });
    return;
  }
  if (!required.has(argument) && !Object.hasOwn(schema, "default")) {
    const text = `"${argument}" is optional and has no default, so a call may select no action`;
    yield problem(file, at, "action-not-required", text, { hint: `add required: [${argument}]`, at: "value" });
  }
  const missing = values.filter((value) => !Object.hasOwn(effects, value));
  const intended = Object.keys(effects).flatMap((action) =>
    values.includes(action) ? [] : [nearest(action, missing)],
  );
  for (const action of missing) {
    if (intended.includes(action)) continue;
    yield problem(file, ["actions", "effects"], "missing-action", `the action "${action}" has no declared effect`);
  }
  for (const action of Object.keys(effects)) {
    if (values.includes(action)) continue;
    const text = `"${action}" is not a value of "${argument}"`;
    yield problem(file, ["actions", "effects", action], "unknown-action", text, { hint: hintAt(action, values) });
  }
}

function* strongestEffect({ file, effect, idempotent }: ToolView, effects: Actions["effects"]): Generator<Diagnostic> {
  const declared = Object.values(effects).map(asFields);
  const strengths = declared.map((action) => effectOf(own(action, "effect"))).filter((value) => value !== undefined);
  if (strengths.length === 0 || strengths.length < declared.length) return;
  const strongest = strengths.reduce((a, b) => (STRENGTH[b] > STRENGTH[a] ? b : a));
  if (effect !== undefined && effect !== strongest) {
    const text = `the effect is ${effect}, but the strongest effect of the actions is ${strongest}`;
    yield problem(file, ["effect"], "effect-not-strongest", text, { hint: `write effect: ${strongest}`, at: "value" });
  }
  if (idempotent === true && declared.some((action) => asBoolean(own(action, "idempotent")) === false)) {
    const text = "the tool is declared idempotent, but one of its actions is not";
    yield problem(file, ["idempotent"], "effect-not-strongest", text, { hint: "write idempotent: false", at: "value" });
  }
}
