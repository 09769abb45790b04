import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { checkSpec } from "../../check/check-spec.ts";
import { sortDiagnostics, type Diagnostic } from "../../load/diagnostic.ts";
import { loadSpec, type SpecTexts } from "../../load/load-spec.ts";
import type { SpecFile } from "../../load/spec-file.ts";
import { buildModel } from "../../model/build-model.ts";
import type { Model } from "../../model/model.ts";
import { readSpec } from "../../read-folder.ts";
import { DiffError } from "./diff-error.ts";
import { fetchDocument, parseDocument } from "./document.ts";
import { defaultReference, isCommit, readCommit, readCommitted } from "./git.ts";
import type { OpenapiDocument } from "./openapi-document.ts";

/** A specification to compare with: its files, or only its OpenAPI document. */
export type Source = {
  /** How reports name it: `v1.2.0`, a folder or a URL. */
  readonly label: string;
} & (
  | { readonly model: Model; readonly files: readonly SpecFile[] }
  | { readonly document: OpenapiDocument; /** Why the files are not compared, or null. */ readonly note: string | null }
);

const GENERATED = "generated/openapi.json";

/**
 * Reads what a reference names: the URL of an OpenAPI document, a folder, an OpenAPI file, or a commit of git. The
 * default reference is the tag of the last release.
 * @throws DiffError if there is no such specification.
 */
export async function readSource(root: string, reference: string | undefined): Promise<Source> {
  const label = reference ?? defaultReference(root);
  if (/^https?:/i.test(label)) return { label, document: await fetchDocument(label), note: null };
  if (reference !== undefined && existsSync(reference)) {
    if (!statSync(reference).isDirectory()) {
      return { label, document: parseDocument(readFileSync(reference, "utf8"), label), note: null };
    }
    // The folder of a service, or its `spec` folder.
    const folder = basename(resolve(reference)) === "spec" ? resolve(reference, "..") : resolve(reference);
    const document = join(folder, GENERATED);
    return readTexts(label, readSpec(folder), () => (existsSync(document) ? readFileSync(document, "utf8") : null));
  }
  if (!isCommit(root, label)) {
    const expected =
      "the URL of an openapi.json, a folder with spec/, an OpenAPI file, or a tag, branch or commit of git";
    throw new DiffError(`"${label}" is not found; expected ${expected}`);
  }
  return readTexts(label, readCommit(root, label), () => readCommitted(root, label, GENERATED));
}

/** Builds the model of an older specification. If it is not valid in the current language, uses its OpenAPI document. */
function readTexts(label: string, texts: SpecTexts | null, readOpenapi: () => string | null): Source {
  if (!texts || texts.size === 0) throw new DiffError(`${label} contains no specification (spec/)`);
  const { model, files, diagnostics } = readChecked(texts);
  if (model) return { label, model, files };
  const [first] = diagnostics;
  const problem = first ? `${first.file}:${first.line}: ${first.text}` : "it is empty";
  const text = readOpenapi();
  if (text === null) throw new DiffError(`the specification of ${label} is invalid: ${problem}`);
  const note = `The specification of ${label} is not valid in the current language (${problem}), so its OpenAPI document is compared.`;
  return { label, document: parseDocument(text, `${GENERATED} of ${label}`), note };
}

/** A specification with its model, or its diagnostics. */
export interface CheckedSpec {
  readonly model: Model | null;
  readonly files: readonly SpecFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Loads and checks a specification. Without `today`, no removal date counts as past. */
export function readChecked(texts: SpecTexts, today?: string): CheckedSpec {
  const { files, diagnostics: problems, complete } = loadSpec(texts);
  const diagnostics = sortDiagnostics([...problems, ...(complete ? checkSpec(files, today) : [])]);
  return { model: diagnostics.length > 0 ? null : buildModel(files), files, diagnostics };
}
