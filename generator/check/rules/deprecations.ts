import type { DeprecationEntry } from "../../language/deprecation.ts";
import { LANGUAGE } from "../../language/language.ts";
import { walk } from "../../language/walk.ts";
import type { NodePath, SpecFile } from "../../load/spec-file.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { fieldsOf, isFields, own, textOf } from "../fields.ts";
import { hintAt } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";
import { schemaNodes } from "../schema-nodes.ts";
import type { Spec } from "../spec-view.ts";

/** Deprecations have dates that can be kept, and name something that exists. */
export const deprecations: Rule = function* (spec) {
  for (const { file, path, value, names } of statedDeprecations(spec)) {
    yield* dates(spec, file, path, value);
    const use = textOf(value.use);
    if (use === undefined || !names || names.includes(use)) continue;
    const text = `there is nothing named "${use}" to use instead`;
    yield problem(file, [...path, "use"], "unknown-replacement", text, { hint: hintAt(use, names), at: "value" });
  }
};

interface Stated {
  readonly file: SpecFile;
  readonly path: NodePath;
  readonly value: Partial<DeprecationEntry>;
  /** Names that `use` can have. */
  readonly names: readonly string[] | undefined;
}

function* statedDeprecations(spec: Spec): Generator<Stated> {
  for (const file of spec.files) {
    for (const { path, schema, value } of walk(LANGUAGE[file.kind], file.value)) {
      if (schema.what !== "a deprecation" || !isFields(value)) continue;
      yield { file, path, value, names: path.length > 1 ? routeLines(spec) : namesOfKind(spec, file) };
    }
  }
  for (const { file, path, schema } of schemaNodes(spec)) {
    const value = own(schema, "deprecated");
    if (isFields(value)) yield { file, path: [...path, "deprecated"], value, names: siblings(file, path) };
  }
}

const routeLines = ({ tools }: Spec): readonly string[] =>
  tools.flatMap(({ routes }) => routes.map(({ text }) => text));

/** The tools, prompts or resources. */
const namesOfKind = ({ files }: Spec, { kind }: SpecFile): readonly string[] =>
  files.flatMap((file) => (file.kind === kind ? [file.name] : []));

/** The properties beside one; undefined where the schema is not that of a property. */
function siblings(file: SpecFile, path: NodePath): readonly string[] | undefined {
  if (path.at(-2) !== "properties") return undefined;
  return Object.keys(
    fieldsOf(path.slice(0, -1).reduce<unknown>((value, key) => own(fieldsOf(value), String(key)), file.value)),
  );
}

function* dates(
  { today }: Spec,
  file: SpecFile,
  path: NodePath,
  { since, removed_after: removedAfter }: Partial<DeprecationEntry>,
): Generator<Diagnostic> {
  const at = "value" as const;
  for (const [key, value] of Object.entries({ since, removed_after: removedAfter })) {
    if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value) || isDay(value)) continue;
    yield problem(file, [...path, key], "malformed-value", `there is no day ${value}`, { at });
  }
  if (typeof removedAfter !== "string" || !isDay(removedAfter)) return;
  if (typeof since === "string" && isDay(since) && removedAfter <= since) {
    const text = "it would be removed before it is deprecated";
    yield problem(file, [...path, "removed_after"], "removal-date", text, { at, hint: `a day after ${since}` });
  } else if (removedAfter < today) {
    const text = `${removedAfter} was the last day on which it works`;
    yield problem(file, [...path, "removed_after"], "removal-date", text, {
      at,
      hint: "remove it, or set a later day",
    });
  }
}

/** Whether a date exists in the calendar. */
function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
