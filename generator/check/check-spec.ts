import type { SpecFile } from "../load/spec-file.ts";
import { sortDiagnostics, type Diagnostic } from "../load/diagnostic.ts";
import { CleanTools } from "./clean-tools.ts";
import { resetSuggestions } from "./nearest.ts";
import type { Rule } from "./problem.ts";
import type { RuleCode } from "./rule-codes.ts";
import { actions } from "./rules/actions.ts";
import { argumentForms } from "./rules/arguments.ts";
import { changes } from "./rules/changes.ts";
import { constraints } from "./rules/constraints.ts";
import { contents } from "./rules/contents.ts";
import { eventObjects } from "./rules/events.ts";
import { headers } from "./rules/headers.ts";
import { inputDefaults } from "./rules/input-defaults.ts";
import { deprecations } from "./rules/deprecations.ts";
import { closedObjects, depths, descriptions, propertyNames, rootForms } from "./rules/inputs-outputs.ts";
import { keywordForms, keywordConsistency } from "./rules/keywords.ts";
import { fileNames, reservedWords, typeNames } from "./rules/names.ts";
import { patternProperties, patterns } from "./rules/patterns.ts";
import { definedNames } from "./rules/defined-names.ts";
import { prompts } from "./rules/prompts.ts";
import { circularReferences, resolvedReferences, unusedSchemas } from "./rules/references.ts";
import { resources } from "./rules/resources.ts";
import { responses } from "./rules/responses.ts";
import { routeForms, routeTable } from "./rules/routes.ts";
import { fileShapes, requiredFiles } from "./rules/structure.ts";
import { defaults, registryRules, runtimeErrors, safetyWindows, servicePaths } from "./rules/tables.ts";
import { invisibleCharacters } from "./rules/texts.ts";
import { replacements } from "./rules/replacements.ts";
import { safetyUnits, toolCompleteness, toolEffects, toolReferences, toolTable } from "./rules/tools.ts";
import { validValues } from "./rules/values.ts";
import { inlinedSize } from "./rules/inlined-size.ts";
import { nestedEntries } from "./rules/nested-entries.ts";
import { viewSpec, type Spec } from "./spec-view.ts";

/** The rules that a schema and its constraints must satisfy before values can be validated against them. */
const COMPILABILITY_RULES: readonly Rule[] = [
  keywordForms,
  keywordConsistency,
  resolvedReferences,
  circularReferences,
  patterns,
  patternProperties,
  rootForms,
  propertyNames,
  constraints,
  inlinedSize,
];

/** Problems of a schema that do not prevent values from being validated against the rest of it. */
const NON_BLOCKING_CODES: ReadonlySet<string> = new Set<RuleCode>([
  "unknown-key",
  "unknown-keyword",
  "keyword-not-applicable",
  "missing-type",
  "missing-items",
  "repeated-value",
  "schema-too-large",
  "default-on-required",
  "unresolved-reference",
  "ref-siblings",
  "input-not-closed",
  "explicit-account-id",
  "reserved-argument",
  "ambiguous-property",
  "unsupported-by-clients",
  "output-not-object",
]);

/** The rules that check files other than tools, or a single tool together with the files that it refers to. */
const RULES: readonly Rule[] = [
  requiredFiles,
  fileShapes,
  invisibleCharacters,
  fileNames,
  reservedWords,
  descriptions,
  closedObjects,
  depths,
  nestedEntries,
  definedNames,
  inputDefaults,
  validValues,
  responses,
  eventObjects,
  toolReferences,
  toolCompleteness,
  toolEffects,
  safetyUnits,
  replacements,
  actions,
  headers,
  changes,
  contents,
  routeForms,
  defaults,
  safetyWindows,
  runtimeErrors,
  servicePaths,
  argumentForms,
  registryRules,
  resources,
];

/** The rules that compare tools with each other. */
const RULES_ACROSS_TOOLS: readonly Rule[] = [typeNames, unusedSchemas, toolTable, deprecations, routeTable, prompts];

/**
 * Returns the problems of a specification, in file order. If a chain of references is too long, only `COMPILABILITY_RULES`
 * run. Unused schemas are reported only if there is no other problem. Broken files cause no further diagnostics. `today` is a
 * UTC date; without it, no removal date counts as past. A specification without diagnostics can be passed to `buildModel`.
 * `clean` contains the tools in which earlier checks found no problems; files that have not changed since must be the same
 * objects.
 */
export function checkSpec(
  files: readonly SpecFile[],
  today = "0000-00-00",
  clean = new CleanTools(),
): readonly Diagnostic[] {
  resetSuggestions();
  const spec = viewSpec(files, today);
  const unclean = clean.omitFrom(spec);
  const found = run(COMPILABILITY_RULES, unclean);
  const broken = files.filter((file) => file.broken).map(({ path }) => path);
  const uncompilableFiles = new Set([
    ...broken,
    ...found.filter(({ code }) => !NON_BLOCKING_CODES.has(code)).map(({ file }) => file),
  ]);
  // The other rules follow references by recursion, which could exceed the stack.
  const tooDeep = found.some(({ code }) => code === ("schema-too-deep" satisfies RuleCode));
  if (!tooDeep) {
    found.push(...run(RULES, { ...unclean, uncompilableFiles }));
    clean.add(spec, unclean, found);
    found.push(...run(RULES_ACROSS_TOOLS, { ...spec, uncompilableFiles }));
  }
  // A schema may be unused only because the key that refers to it is misspelled, so other problems are reported first.
  const withoutUnused = found.filter(({ code }) => code !== ("unused-schema" satisfies RuleCode));
  return sortDiagnostics(withoutUnused.length > 0 ? withoutUnused : found);
}

const run = (rules: readonly Rule[], spec: Spec): Diagnostic[] => rules.flatMap((rule) => [...rule(spec)]);
