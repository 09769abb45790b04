import { checkSpec } from "./check/check-spec.ts";
import type { CheckMemory } from "./check-memory.ts";
import { sortDiagnostics, type Diagnostic } from "./load/diagnostic.ts";
import { emitters } from "./emit/emitters.ts";
import { rememberNothing, type Remember } from "./emit/remember.ts";
import { loadSpec, type SpecTexts } from "./load/load-spec.ts";
import { buildModel } from "./model/build-model.ts";
import type { Model } from "./model/model.ts";

export type { SpecTexts } from "./load/load-spec.ts";

export interface Generated {
  readonly diagnostics: readonly Diagnostic[];
  /** Null if there are diagnostics. */
  readonly model: Model | null;
  /** Texts of files by path, sorted by path; empty if there are diagnostics. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Generates all files from a specification. It is a pure function that uses neither the disk nor the clock. Paths in
 * `input` and in the result's `files` are relative to the service's root (`spec/tools/...`, `generated/...`). `today`
 * is the UTC date (`2026-11-01`) that removal dates are compared with; without it, no removal date counts as past.
 */
export async function generate(
  input: SpecTexts,
  today?: string,
  { memory, remember }: { readonly memory?: CheckMemory; readonly remember?: Remember } = {},
): Promise<Generated> {
  const { model, diagnostics } = readModel(input, today, memory);
  return { diagnostics, model, files: model ? await emitFiles(model, remember) : new Map<string, string>() };
}

/**
 * Emits all files of a model, sorted by path. `remember` may return earlier results that depend only on unchanged parts
 * of the model.
 */
export async function emitFiles(
  model: Model,
  remember: Remember = rememberNothing,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const emit of emitters) {
    for (const [path, text] of await emit(model, remember)) {
      if (files.has(path)) throw new Error(`two emitters write ${path}`);
      files.set(path, text);
    }
  }
  for (const [path, text] of files)
    if (path.endsWith(".json")) remember(`check of ${path}`, [text], () => assertJson(path, text));
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(sorted);
}

/** Throws if a text is not JSON; in that case, an emitter has printed a value that a rule should have reported. */
function assertJson(path: string, text: string): void {
  try {
    JSON.parse(text);
  } catch (cause) {
    throw new Error(`${path} would not be valid JSON`, { cause });
  }
}

/** Builds the model of a specification, or returns its diagnostics. */
export function readModel(
  input: SpecTexts,
  today?: string,
  memory?: CheckMemory,
): {
  readonly diagnostics: readonly Diagnostic[];
  readonly model: Model | null;
} {
  const { files, diagnostics: problems, complete } = loadSpec(input, memory?.parse);
  const found = complete ? checkSpec(files, today, memory?.clean) : [];
  const diagnostics = sortDiagnostics([...problems, ...found]);
  if (diagnostics.length > 0) return { diagnostics, model: null };
  const model = buildModel(files);
  return { diagnostics, model: memory ? memory.reuse(model) : model };
}
