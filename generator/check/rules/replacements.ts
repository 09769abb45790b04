import type { Diagnostic } from "../../load/diagnostic.ts";
import { isNarrower } from "../../schema/narrower.ts";
import { parsePointer } from "../../schema/json-pointer.ts";
import { asFields, isFields, own, asString, indexedStrings, type Fields } from "../fields.ts";
import { hintAt } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";
import { outputSchema } from "../schema-nodes.ts";
import { resolve, type ToolView } from "../spec-view.ts";
import { createValueValidator } from "../value-validator.ts";
import { circleText, replacementChain } from "./replacement-chain.ts";
import { constraintDifference } from "./replacement-constraints.ts";
import { effectDifference } from "./replacement-effects.ts";
import { inputDifferences } from "./replacement-inputs.ts";
import { findSchema, sourcesOf, type Pair } from "./replacement-pair.ts";
import { sizeDifference } from "./replacement-sizes.ts";

/** Checks that the arguments, output, effect and errors of an older name are compatible with the newer tool. */
export const replacements: Rule = function* (spec) {
  const liveByDefault = own(asFields(own(asFields(spec.service?.value), "defaults")), "live");
  const validate = createValueValidator(spec);
  for (const older of spec.tools) {
    const replacement = own(older.fields, "replaced_by");
    if (!isFields(replacement)) continue;
    const { file, fields } = older;
    if ((own(fields, "live") ?? liveByDefault) === true) {
      const text = "an older name must not be live";
      const path = Object.hasOwn(fields, "live") ? ["live"] : ["replaced_by"];
      yield problem(file, path, "replaced-but-live", text, { hint: "add live: false" });
    }
    const target = asString(own(replacement, "tool"));
    const newer = spec.toolsByName.get(target ?? "");
    if (target === undefined || !newer) continue;
    if (newer === older || isReplaced(newer)) {
      const chain = replacementChain(older.name, (name) => replacementOf(spec.toolsByName.get(name)));
      const text = chain.isCircle ? circleText(chain, "a tool") : `"${target}" is itself replaced`;
      const last = spec.toolsByName.get(chain.last ?? "");
      const hint = last && !isReplaced(last) ? `refer to its replacement: ${last.name}` : undefined;
      yield problem(file, ["replaced_by", "tool"], "replacement-chain", text, { hint, at: "value" });
    } else if (![older, newer].some((tool) => spec.uncompilableFiles.has(tool.file.path))) {
      const sourceOf = sourcesOf({ older, replacement });
      yield* differences({ spec, older, newer, replacement, validate, sourceOf });
    }
  }
};

const isReplaced = ({ fields }: ToolView): boolean => own(fields, "replaced_by") !== undefined;

const replacementOf = (tool: ToolView | undefined): string | undefined =>
  asString(own(asFields(own(asFields(tool?.fields), "replaced_by")), "tool"));

/** Marks strings that other people may have written. */
const MARK = "x-third-party";

function* differences(pair: Pair): Generator<Diagnostic> {
  yield* inputDifferences(pair);
  yield* sizeDifference(pair);
  yield* constraintDifference(pair);
  yield* outputDifference(pair);
  yield* effectDifference(pair);
  const { older, newer } = pair;
  const declared = indexedStrings(own(older.fields, "errors")).map(({ text }) => text);
  for (const { text: code } of indexedStrings(own(newer.fields, "errors"))) {
    if (declared.includes(code)) continue;
    const text = `"${newer.name}" may return "${code}", which is not declared here`;
    yield problem(older.file, ["errors"], "replacement-mismatch", text, { hint: `add ${code}` });
  }
}

function* outputDifference({ spec, older, newer, replacement }: Pair): Generator<Diagnostic> {
  const { file } = older;
  const find = findSchema(spec);
  const pointer = asString(own(replacement, "output"));
  let parent = "";
  let part: unknown = outputSchema(own(newer.fields, "output"));
  for (const name of pointer === undefined ? [] : parsePointer(pointer)) {
    const schema = resolve(spec, part) ?? {};
    const properties = asFields(own(schema, "properties"));
    if (
      own(schema, "type") !== "object" || // it may be null
      !Object.hasOwn(properties, name) ||
      !indexedStrings(own(schema, "required")).some(({ text }) => text === name)
    ) {
      const text = `the output of "${newer.name}" does not always contain ${pointer ?? ""}`;
      const known = Object.keys(properties).map((property) => `${parent}/${property}`);
      const hint = Object.hasOwn(properties, name) ? undefined : hintAt(`${parent}/${name}`, known);
      yield problem(file, ["replaced_by", "output"], "replacement-mismatch", text, { hint, at: "value" });
      return;
    }
    part = properties[name];
    parent += `/${name}`;
  }
  const declared = outputSchema(own(older.fields, "output"));
  const areMarkedAlike = (one: Fields, other: Fields): boolean => own(one, MARK) === own(other, MARK);
  if (isNarrower(part, declared, find, areMarkedAlike)) return;
  const text = isNarrower(part, declared, find)
    ? `the output of "${newer.name}" marks other strings with ${MARK} than the output of this tool`
    : `the output of "${newer.name}" does not match the output of this tool`;
  yield problem(file, ["output"], "replacement-mismatch", text, { hint: "use the same schema for both" });
}
