import type { DeprecationEntry } from "../../language/deprecation.ts";
import { LANGUAGE } from "../../language/language.ts";
import { walk } from "../../language/walk.ts";
import type { NodePath, SpecFile } from "../../load/spec-file.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { asFields, isFields, own, asString, valueAt } from "../fields.ts";
import { isDay } from "../is-day.ts";
import { hintAt } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";
import { schemaNodes } from "../schema-nodes.ts";
import type { Spec } from "../spec-view.ts";
import { checkNotReserved } from "./inputs-outputs.ts";
import { circleText, replacementChain } from "./replacement-chain.ts";

/** Checks the places and dates of deprecations, and that their replacements exist. */
export const deprecations: Rule = function* (spec) {
  yield* renamedInputs(spec);
  yield* deprecatedInputs(spec);
  const declared = [...declaredDeprecations(spec)];
  const replacements = new Map(
    declared.map(({ group, self, value }) => [`${group} ${self ?? ""}`, asString(value.use)]),
  );
  for (const { file, path, value, names, group, self } of declared) {
    yield* dates(spec, file, path, value);
    const use = asString(value.use);
    const chain =
      self === undefined ? undefined : replacementChain(self, (name) => replacements.get(`${group} ${name}`));
    if (chain?.isCircle) {
      yield problem(file, [...path, "use"], "unknown-replacement", circleText(chain, "an entry"), { at: "value" });
      continue;
    }
    if (use === undefined || !names || names.includes(use)) continue;
    const text = `the replacement "${use}" does not exist`;
    yield problem(file, [...path, "use"], "unknown-replacement", text, { hint: hintAt(use, names), at: "value" });
  }
};

/** Checks that older names of arguments are neither reserved nor current names. */
function* renamedInputs({ tools }: Spec): Generator<Diagnostic> {
  for (const { file, fields, properties } of tools) {
    for (const name of Object.keys(asFields(own(fields, "renamed_inputs")))) {
      const path = ["renamed_inputs", name];
      yield* checkNotReserved(file, path, name);
      if (!Object.hasOwn(properties, name)) continue;
      const hint = "remove the property, or mark it as deprecated instead";
      const text = `"${name}" is still an argument of the tool`;
      yield problem(file, path, "duplicate-argument", text, { hint });
    }
  }
}

/** Checks that no input is deprecated as a whole: responses announce only the deprecations of arguments, routes and tools. */
function* deprecatedInputs({ tools }: Spec): Generator<Diagnostic> {
  for (const { file, input } of tools) {
    if (!isFields(own(input, "deprecated"))) continue;
    const hint = "move it to the tool, or to one of the properties";
    const text = "an input cannot be deprecated as a whole";
    yield problem(file, ["input", "deprecated"], "deprecation-without-effect", text, { hint });
  }
}

interface DeclaredDeprecation {
  readonly file: SpecFile;
  readonly path: NodePath;
  readonly value: Partial<DeprecationEntry>;
  /** The names that `use` may refer to. */
  readonly names: readonly string[] | undefined;
  /** The entries that `use` may refer to have the same group. */
  readonly group: string;
  /** The name of the deprecated entry itself. */
  readonly self: string | undefined;
}

function* declaredDeprecations(spec: Spec): Generator<DeclaredDeprecation> {
  for (const file of spec.files) {
    for (const { path, schema, value } of walk(LANGUAGE[file.kind], file.value)) {
      const isRenamedInput = schema.what === "a renamed input";
      if ((schema.what !== "a deprecation" && !isRenamedInput) || !isFields(value)) continue;
      yield isRenamedInput
        ? {
            file,
            path,
            value,
            names: inputsOf(spec, file),
            group: `${file.path} renamed_inputs`,
            self: String(path[1]),
          }
        : path.length > 1
          ? { file, path, value, names: routeLines(spec), group: "route", self: routeLine(spec, file, path) }
          : { file, path, value, names: namesOfKind(spec, file), group: file.kind, self: file.name };
    }
  }
  for (const { file, path, schema } of schemaNodes(spec)) {
    const value = own(schema, "deprecated");
    if (!isFields(value)) continue;
    const group = `${file.path} ${JSON.stringify(path.slice(0, -1))}`;
    yield { file, path: [...path, "deprecated"], value, names: siblings(file, path), group, self: String(path.at(-1)) };
  }
}

/** Returns the names of a tool's arguments. */
const inputsOf = ({ tools }: Spec, file: SpecFile): readonly string[] | undefined => {
  const tool = tools.find((one) => one.file === file);
  return tool && Object.keys(tool.properties);
};

const routeLines = ({ tools }: Spec): readonly string[] =>
  tools.flatMap(({ routes }) => routes.map(({ text }) => text));

/** Returns the route that a deprecation inside a tool belongs to; `path` leads to the deprecation. */
const routeLine = ({ tools }: Spec, file: SpecFile, path: NodePath): string | undefined =>
  tools.find((tool) => tool.file === file)?.routes.find(({ index }) => index === path[1])?.text;

/** Returns the names of all files of the same kind. */
const namesOfKind = ({ files }: Spec, { kind }: SpecFile): readonly string[] =>
  files.flatMap((file) => (file.kind === kind ? [file.name] : []));

/** Returns the names of a property and its siblings; undefined if the schema does not describe a property. */
function siblings(file: SpecFile, path: NodePath): readonly string[] | undefined {
  if (path.at(-2) !== "properties") return undefined;
  return Object.keys(asFields(valueAt(file.value, path.slice(0, -1))));
}

function* dates(
  { today }: Spec,
  file: SpecFile,
  path: NodePath,
  { since, removed_after: removedAfter }: Partial<DeprecationEntry>,
): Generator<Diagnostic> {
  const at = "value" as const;
  if (typeof removedAfter !== "string" || !isDay(removedAfter)) return;
  if (typeof since === "string" && isDay(since) && removedAfter <= since) {
    const text = "the removal date must be after the deprecation date";
    yield problem(file, [...path, "removed_after"], "removal-date", text, { at, hint: `use a date after ${since}` });
  } else if (removedAfter === "9999-12-31") {
    // `Sunset` contains the start of the next day, and the year of an HTTP date has four digits (RFC 9110, section 5.6.7).
    const text = "the removal date must be before 9999-12-31";
    const hint = "use an earlier date, or remove `removed_after` if no removal is planned";
    yield problem(file, [...path, "removed_after"], "removal-date", text, { at, hint });
  } else if (removedAfter < today) {
    const text = `the removal date ${removedAfter} is in the past`;
    yield problem(file, [...path, "removed_after"], "removal-date", text, {
      at,
      hint: "remove the deprecated entry, or set a later date",
    });
  }
}
