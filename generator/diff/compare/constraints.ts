import { constraintSentences } from "../../language/constraint-sentences.ts";
import { isSameRule, namesIn, piecesOf, relatedTo } from "../../language/constraint-pieces.ts";
import type { ConstraintsModel } from "../../language/constraints.ts";
import { products } from "../../language/products.ts";
import { violatedConstraints } from "../../language/violated-constraints.ts";
import type { ToolModel } from "../../model/model.ts";
import { followed, type FindSchema } from "../../schema/query.ts";
import { requiredOf } from "../../schema/schema-parts.ts";
import { isSame, show, type Found } from "../found.ts";
import { propertiesOf } from "../schema/difference.ts";
import { finiteValues } from "../schema/finite-values.ts";

/** The maximum number of calls that are tried for a changed constraint. */
const MAX_CALLS = 20_000;

/** Arguments with their values; undefined for an untested argument, or for any untested value if values cannot be listed. */
type Call = ReadonlyMap<string, unknown>;

/** One of the two tools whose constraints are compared, with the schemas of its specification. */
interface Side {
  readonly tool: ToolModel;
  readonly find: FindSchema;
}

/**
 * Compares the constraints between arguments. For each constraint that is new, or that names an argument whose default has
 * changed, tries all combinations of the arguments involved until one was accepted by the older tool and is rejected now.
 */
export function* compareConstraints(before: Side, after: Side): Generator<Found> {
  const [from, to] = [piecesOf(before.tool.constraints), piecesOf(after.tool.constraints)];
  const isIn = (pieces: readonly ConstraintsModel[], piece: ConstraintsModel): boolean =>
    pieces.some((other) => isSameRule(piece, other));
  const lost = from.filter((piece) => !isIn(to, piece));
  const gained = to.filter((piece) => !isIn(from, piece));
  const hasOtherDefaults = (piece: ConstraintsModel): boolean => {
    const [older, newer] = [before, after].map((side) => [...defaultsOf(side, namesIn(piece))]);
    return !isSame(older, newer);
  };
  const place = { file: { kind: "tool", name: after.tool.name }, path: ["constraints"] } as const;
  let isTighter = false;
  for (const piece of to.filter((each) => gained.includes(each) || hasOtherDefaults(each))) {
    const rule = sentences(piece);
    const call = rejectedCall(before, after, piece, from);
    if (call === null) continue;
    isTighter = true;
    const kind = call === "undecided" ? "constraint-undecided" : "constraint-tightened";
    const example = call === "undecided" ? "" : ` It rejects ${describe(call)}.`;
    const change = gained.includes(piece)
      ? "constraint was added"
      : "constraint names an argument with a changed default";
    yield { kind, ...place, text: `${change}: ${rule}${example}` };
  }
  if (isTighter) return;
  for (const piece of lost) {
    yield { kind: "constraint-relaxed", ...place, text: `constraint was removed: ${sentences(piece)}` };
  }
}

/** Returns a call that the older tool accepted and `piece` rejects; null if none, "undecided" if too many to try. */
function rejectedCall(
  before: Side,
  after: Side,
  piece: ConstraintsModel,
  earlier: readonly ConstraintsModel[],
): Call | null | "undecided" {
  const related = relatedTo(namesIn(piece), earlier);
  const names = [...new Set([piece, ...related].flatMap(namesIn))];
  const known = names.filter((name) => Object.hasOwn(propertiesOf(before.tool.input), name));
  const choices = known.map((name) => choicesOf(name, before, [piece, ...related]));
  if (choices.reduce((count, each) => count * each.length, 1) > MAX_CALLS) return "undecided";
  const [oldDefaults, defaults] = [before, after].map((side) => defaultsOf(side, names)) as [Call, Call];
  for (const chosen of products(choices)) {
    const call = new Map(chosen);
    const seen = new Map([...oldDefaults, ...call]);
    if (related.some((rule) => sentences(violatedConstraints(rule, seen)) !== "")) continue;
    const broken = violatedConstraints(piece, new Map([...defaults, ...call]));
    if (sentences(broken) !== "") return call;
  }
  return null;
}

/** Returns the choices for an argument of a call: omitted, a value that a condition tests, or any other value. */
function choicesOf(
  name: string,
  { tool, find }: Side,
  pieces: readonly ConstraintsModel[],
): readonly (readonly (readonly [string, unknown])[])[] {
  const property = followed(propertiesOf(tool.input)[name], find) ?? {};
  const tested = pieces.flatMap(({ when }) => when).filter(({ argument }) => argument === name);
  const values = [...new Set(tested.flatMap((condition) => condition.values))];
  const allowed = finiteValues(property, find);
  const given = allowed ? values.filter((value) => allowed.some((each) => isSame(each, value))) : values;
  const other = allowed ? allowed.find((value) => !values.includes(value)) : undefined;
  const hasOther = !allowed || values.length === 0 || other !== undefined;
  const all = [...given, ...(hasOther ? [values.length === 0 ? undefined : other] : [])];
  const present = all.map((value) => [[name, value] as const]);
  return requiredOf(tool.input).includes(name) ? present : [[], ...present];
}

function defaultsOf({ tool, find }: Side, names: readonly string[]): Call {
  const entries = names.flatMap((name) => {
    const property = followed(propertiesOf(tool.input)[name], find) ?? {};
    return Object.hasOwn(property, "default") ? [[name, property["default"]] as const] : [];
  });
  return new Map(entries);
}

const sentences = (constraints: ConstraintsModel): string => constraintSentences(constraints).join(" ");

function describe(call: Call): string {
  const parts = [...call].map(([name, value]) => (value === undefined ? name : `${name}: ${show(value)}`));
  return parts.length === 0 ? "a call without these arguments" : `a call with ${parts.join(", ")}`;
}
