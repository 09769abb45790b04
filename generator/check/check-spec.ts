import type { SpecFile } from "../load/spec-file.ts";
import { sortDiagnostics, type Diagnostic } from "./diagnostic.ts";
import type { Rule } from "./problem.ts";
import { fileShapes, neededFiles } from "./rules/structure.ts";
import { hiddenCharacters } from "./rules/texts.ts";
import { viewSpec } from "./spec-view.ts";

const RULES: readonly Rule[] = [neededFiles, fileShapes, hiddenCharacters];

/**
 * All problems of a specification, in file order. Takes the files as `parseSpecFile` gives them, broken ones included: what
 * could not be read causes no further diagnostics. Without a diagnostic the specification can be made into a model.
 */
export function checkSpec(files: readonly SpecFile[]): readonly Diagnostic[] {
  const spec = viewSpec(files);
  return sortDiagnostics(RULES.flatMap((rule) => [...rule(spec)]));
}
