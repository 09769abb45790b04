import { checkSpec } from "./check/check-spec.ts";
import { sortDiagnostics, type Diagnostic } from "./check/diagnostic.ts";
import { emitters } from "./emit/emitters.ts";
import { loadSpec } from "./load/load-spec.ts";
import { buildModel } from "./model/build-model.ts";
import type { Model } from "./model/model.ts";

/** A specification: path to text, null for a file that is not UTF-8. */
export type SpecTexts = ReadonlyMap<string, string | null>;

export interface Generated {
  readonly diagnostics: readonly Diagnostic[];
  /** Null where there are diagnostics. */
  readonly model: Model | null;
  /** Path to text, sorted by path; empty where there are diagnostics. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Turns a specification into everything generated from it. Pure: no disk, no clock, and the same input gives the same text.
 * `input` and the answer's `files` map paths below the service's root (`spec/tools/...`, `generated/...`) to text. `today`
 * is the day of UTC (`2026-11-01`) against which removal dates are checked; without it none has passed.
 */
export async function generate(input: SpecTexts, today?: string): Promise<Generated> {
  const { model, diagnostics } = readModel(input, today);
  if (!model) return { diagnostics, model, files: new Map() };
  const files = new Map<string, string>();
  for (const emit of emitters) {
    for (const [path, text] of await emit(model)) {
      if (files.has(path)) throw new Error(`two emitters write ${path}`);
      files.set(path, text);
    }
  }
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return { diagnostics, model, files: new Map(sorted) };
}

/** The model of a specification given as path to text, or the diagnostics that stand in its way. */
export function readModel(
  input: SpecTexts,
  today?: string,
): {
  readonly diagnostics: readonly Diagnostic[];
  readonly model: Model | null;
} {
  const texts = new Map([...input].map(([path, text]) => [path, text ?? ""]));
  const loaded = loadSpec(texts);
  // An unreadable file is there but says nothing, so that it causes no further diagnostics.
  const files = loaded.files.map((file) => (input.get(file.path) === null ? { ...file, broken: true } : file));
  const diagnostics = sortDiagnostics([...notUtf8(input), ...loaded.diagnostics, ...checkSpec(files, today)]);
  return { diagnostics, model: diagnostics.length > 0 ? null : buildModel(files) };
}

function notUtf8(input: SpecTexts): readonly Diagnostic[] {
  const unreadable = [...input].filter(([, text]) => text === null);
  return unreadable.map(([file]) => {
    return { file, line: 1, column: 1, code: "not-utf8", text: "the file is not UTF-8", hint: "save it as UTF-8" };
  });
}
