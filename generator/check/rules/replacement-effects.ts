import { EFFECTS, STRENGTH, type Effect } from "../../language/effect.ts";
import { uriParameters } from "../../language/resource.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { asBoolean, asFields, asString, indexedStrings, own, type Fields } from "../fields.ts";
import { problem } from "../problem.ts";
import { defaultsOf, effectOf } from "../spec-view.ts";
import { allowedValues } from "./condition-values.ts";
import { isAlwaysPresent, type Pair } from "./replacement-pair.ts";

/**
 * Checks that the effects of an older name are at least as strong as those of its calls to the newer tool, that it is idempotent
 * only if the calls are, that it requires a connection if they do, and that it declares the changed resources, and
 * `keeps_records` and `reports` if needed.
 */
export function* effectDifference(pair: Pair): Generator<Diagnostic> {
  const { older, newer, sourceOf } = pair;
  const calls = possibleActions(pair).map((action) => callEffect(newer.fields, action));
  if (calls.some(({ effect }) => effect === undefined)) return;
  yield* declaredDifference(pair, undefined, calls);
  const source = sourceOf(newer.actions?.argument ?? "");
  const isPassed = source !== null && "from" in source && source.from === older.actions?.argument;
  for (const action of Object.keys(older.actions?.effects ?? {})) {
    yield* declaredDifference(pair, action, isPassed ? [callEffect(newer.fields, action)] : calls);
  }
  yield* recordDifference(pair, calls);
  if (own(newer.fields, "reports") === true && own(older.fields, "reports") !== true) {
    const text = `"${newer.name}" sends progress and log messages, which is not declared here`;
    yield problem(older.file, ["reports"], "replacement-mismatch", text, { hint: "add reports: true", at: "value" });
  }
}

/** Returns the actions of the newer tool that calls of the older name can select; undefined means the tool itself. */
function possibleActions(pair: Pair): readonly (string | undefined)[] {
  const { spec, older, newer, sourceOf } = pair;
  if (newer.actions?.argument === undefined) return [undefined];
  const { argument, effects } = newer.actions;
  const source = sourceOf(argument);
  if (source && "value" in source) return [String(source.value)];
  const passed = source ? (allowedValues(spec, older, source.from) ?? Object.keys(effects)) : [];
  const isGiven = source !== null && isAlwaysPresent(pair, source.from);
  const ifOmitted = isGiven ? undefined : defaultsOf(spec, newer).get(argument);
  const actions = [...passed, ...(ifOmitted === undefined ? [] : [ifOmitted])].map(String);
  return actions.length === 0 ? [undefined] : actions;
}

/** What a tool declares for calls. */
interface CallEffect {
  readonly effect: Effect | undefined;
  readonly isIdempotent: boolean;
  /** Undefined if omitted. Then only calls with a safety category require a connection. */
  readonly requiresConnection: boolean | undefined;
  readonly hasSafety: boolean;
}

/** Returns what a tool declares for calls with an action; what it declares for itself if it has no such action. */
function callEffect(tool: Fields, action: string | undefined): CallEffect {
  const effects = asFields(own(asFields(own(tool, "actions")), "effects"));
  const declared = asFields(action === undefined ? tool : (own(effects, action) ?? tool));
  const effect = effectOf(own(declared, "effect"));
  return {
    effect,
    isIdempotent: effect === "read" || own(declared, "idempotent") !== false,
    requiresConnection: asBoolean(own(declared, CONNECTION) ?? own(tool, CONNECTION)),
    hasSafety: own(declared, "safety") !== "none",
  };
}

const CONNECTION = "requires_connection";

/** Compares what the older name declares, for itself or for one of its actions, with calls of the newer tool. */
function* declaredDifference(
  { older, newer }: Pair,
  action: string | undefined,
  calls: readonly CallEffect[],
): Generator<Diagnostic> {
  const path = action === undefined ? [] : ["actions", "effects", action];
  const declared = callEffect(older.fields, action);
  const { effect: olderEffect } = declared;
  if (!olderEffect) return;
  const mismatch = (key: string, text: string, hint: string): Diagnostic =>
    problem(older.file, [...path, key], "replacement-mismatch", text, { hint, at: "value" });
  const effect = EFFECTS.findLast((each) => calls.some((call) => call.effect === each)) ?? olderEffect;
  if (STRENGTH[effect] > STRENGTH[olderEffect]) {
    const text = `the effect of calling "${newer.name}" is ${effect}, but ${olderEffect} is declared here`;
    yield mismatch("effect", text, `write effect: ${effect}`);
  }
  if (declared.isIdempotent && !calls.every(({ isIdempotent }) => isIdempotent)) {
    const text = `calling "${newer.name}" is not idempotent, but this tool is declared as idempotent`;
    yield mismatch("idempotent", text, "write idempotent: false");
  }
  // A tool with actions uses what it declares for the action. A connection that the newer tool requires only because
  // of its safety category is not compared, because an older name needs no safety category.
  const hasActions = older.actions !== undefined && action === undefined;
  const isConnected = hasActions || (declared.requiresConnection ?? declared.hasSafety);
  if (!isConnected && calls.some(({ requiresConnection }) => requiresConnection)) {
    const text = `calling "${newer.name}" requires a connected account, which is not declared here`;
    yield mismatch(CONNECTION, text, `write ${CONNECTION}: true`);
  }
}

/** Checks that the older name declares the resources that the newer tool changes, and that it keeps records. */
function* recordDifference({ spec, older, newer }: Pair, calls: readonly CallEffect[]): Generator<Diagnostic> {
  if (!older.effect) return;
  const isRead = calls.every(({ effect }) => effect === "read");
  const changed = indexedStrings(own(older.fields, "changes")).map(({ text }) => text);
  for (const { text: resource } of isRead ? [] : indexedStrings(own(newer.fields, "changes"))) {
    const file = spec.resources.find(({ name }) => name === resource);
    const parameters = uriParameters(asString(own(asFields(file?.value), "uri")) ?? "");
    // A tool can declare only resources whose parameters are among its arguments.
    if (changed.includes(resource) || parameters.some((name) => !Object.hasOwn(older.properties, name))) continue;
    const text = `"${newer.name}" changes the resource "${resource}", which is not declared here`;
    yield problem(older.file, ["changes"], "replacement-mismatch", text, { hint: `add ${resource}` });
  }
  if (
    own(newer.fields, "keeps_records") === true &&
    own(older.fields, "keeps_records") !== true &&
    older.effect === "read"
  ) {
    const text = `"${newer.name}" keeps records, which is not declared here`;
    yield problem(older.file, ["effect"], "replacement-mismatch", text, { hint: "add keeps_records: true" });
  }
}
