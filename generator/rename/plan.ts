import { viewSpec } from "../check/spec-view.ts";
import { readModel, type SpecTexts } from "../generate.ts";
import type { Diagnostic } from "../load/diagnostic.ts";
import { loadSpec } from "../load/load-spec.ts";
import { findFlows } from "./find-flows.ts";
import { changeCode, openProject } from "./code-edits.ts";
import { changedDeclarations } from "./generated-names.ts";
import { keepInput, keepTool, requireKeepable } from "./keep-old.ts";
import { findMentions, type Mention } from "./mentions.ts";
import { changeSpec } from "./spec-edits.ts";
import { nameOf, RenameError, type Rename } from "./target.ts";
import { applyEdits, editsByFile, type TextEdit } from "./text-edit.ts";

export interface PlanOptions {
  /** An absolute path. */
  readonly root: string;
  readonly spec: SpecTexts;
  readonly keepOld: boolean;
  /** A UTC date: `2026-11-01`. */
  readonly today: string;
}

/** The changes of a rename. */
export interface RenamePlan {
  /** The complete new text of each changed and added file. */
  readonly writes: ReadonlyMap<string, string>;
  /** Files that no longer exist. */
  readonly removes: readonly string[];
  /** Old path to new path of moved files. */
  readonly moves: ReadonlyMap<string, string>;
  /** Replaced names by old path. */
  readonly counts: ReadonlyMap<string, number>;
  /** Places where the renamed property is read under its old name, so that the code must be changed by hand. */
  readonly flows: readonly Mention[];
  /** Places with the old name that are not changed, because they may refer to something else. */
  readonly mentions: readonly Mention[];
  /** Problems of the new specification. If there are any, nothing may be written. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Plans a rename of a specification without diagnostics whose generated files are current. Reads the service's code, writes
 * nothing.
 * @throws RenameError if the rename is not possible.
 */
export function planRename(rename: Rename, { root, spec: input, keepOld, today }: PlanOptions): RenamePlan {
  if (keepOld) requireKeepable(rename);
  const sources = new Map([...input].flatMap(([path, text]) => (typeof text === "string" ? [[path, text]] : [])));
  const spec = viewSpec(loadSpec(input).files, today);
  const change = changeSpec(spec, sources, rename);
  const code = changedDeclarations(spec, rename);
  const project = openProject(root);
  const edits = [...change.edits, ...changeCode(project, root, code, rename)];
  const textOf = (path: string): string =>
    sources.get(path) ?? project.getSourceFileOrThrow(`${root}/${path}`).getFullText();
  const moves = new Map([
    ...change.moves,
    ...[...code.moves].filter(([from]) => !from.startsWith("generated/") && project.getSourceFile(`${root}/${from}`)),
  ]);
  const { writes, counts } = applyAll(edits, moves, textOf);
  if (keepOld) keep(rename, { writes, change: change.moves, spec, today });
  const changed = new Map([...input].filter(([path]) => !moves.has(path)));
  for (const [path, text] of writes) if (path.startsWith("spec/")) changed.set(path, text);
  return {
    writes,
    moves,
    counts,
    removes: [...moves.keys()].filter((path) => !writes.has(path)),
    flows: code.declarations.flatMap((declaration) =>
      findFlows(project, root, declaration, (path) => path.slice(root.length + 1)),
    ),
    mentions: findMentions(project, root, rename, edits),
    diagnostics: readModel(changed, today).diagnostics,
  };
}

function applyAll(edits: readonly TextEdit[], moves: ReadonlyMap<string, string>, textOf: (path: string) => string) {
  const groups = editsByFile(edits);
  const writes = new Map<string, string>();
  for (const path of new Set([...groups.keys(), ...moves.keys()]))
    writes.set(moves.get(path) ?? path, applyEdits(textOf(path), groups.get(path) ?? []));
  return { writes, counts: new Map([...groups].map(([path, { length }]) => [path, length])) };
}

interface KeepOptions {
  readonly writes: Map<string, string>;
  readonly change: ReadonlyMap<string, string>;
  readonly spec: ReturnType<typeof viewSpec>;
  readonly today: string;
}

/** Adds the old name to the new files. */
function keep(rename: Rename, { writes, change, spec, today }: KeepOptions): void {
  if (rename.kind === "tool") {
    const [[from, to] = ["", ""]] = change;
    writes.set(from, keepTool(writes.get(to) ?? "", rename, today));
    return;
  }
  const path = spec.tools.find(({ name }) => name === rename.owner)?.file.path ?? "";
  const text = writes.get(path);
  if (text === undefined)
    throw new RenameError(`${nameOf(rename)} belongs to a shared schema; it cannot keep its old name`);
  writes.set(path, keepInput(text, rename, today));
}
