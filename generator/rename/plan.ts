import { existsSync } from "node:fs";
import { join } from "node:path";
import type { SourceFile } from "ts-morph";
import { own } from "../check/fields.ts";
import { viewSpec, type Spec } from "../check/spec-view.ts";
import type { CheckMemory } from "../check-memory.ts";
import { emitFiles, readModel, type SpecTexts } from "../generate.ts";
import type { Diagnostic } from "../load/diagnostic.ts";
import type { Remember } from "../emit/remember.ts";
import { loadSpec } from "../load/load-spec.ts";
import { findFlows } from "./find-flows.ts";
import { changeCode, handWrittenFiles, openProject } from "./code-edits.ts";
import { dependents, newProblems } from "./new-problems.ts";
import { changedDeclarations } from "./generated-names.ts";
import { keepInput, keepTool, requireKeepable } from "./keep-old.ts";
import { findDocumentMentions, readDocuments } from "./document-mentions.ts";
import { findMentions, findTexts, type Mention } from "./mentions.ts";
import { namedUses } from "./name-places.ts";
import { ownersOf } from "./owners.ts";
import { changeSpec } from "./spec-edits.ts";
import { nameOf, RenameError, type Rename } from "./target.ts";
import { applyEdits, editsByFile, type TextEdit } from "./text-edit.ts";
import { wholeWord } from "./yaml-edits.ts";

export interface PlanOptions {
  /** An absolute path. */
  readonly root: string;
  readonly spec: SpecTexts;
  readonly keepOld: boolean;
  /** A UTC date: `2026-11-01`. */
  readonly today: string;
  /** Earlier results for the same files. */
  readonly memory?: CheckMemory;
  /** Earlier texts for the same parts of the model. */
  readonly remember?: Remember;
  /** Called at the start of each phase, since the compiler can take minutes in a large service. */
  readonly onPhase?: (phase: string) => void;
}

/** The changes of a rename. */
export interface RenamePlan {
  /** The complete new text of each changed and added file. */
  readonly writes: ReadonlyMap<string, string>;
  /** The old paths of moved files that the rename deletes. */
  readonly removes: readonly string[];
  /** The current texts of all files that the rename can change. Files that do not exist yet are missing. */
  readonly originals: ReadonlyMap<string, string>;
  /** Old path to new path of moved files. */
  readonly moves: ReadonlyMap<string, string>;
  /** The number of replacements in each file, by old path. */
  readonly counts: ReadonlyMap<string, number>;
  /**
   * Places that must be changed by hand: new problems of the compiler, and values that pass, in either direction, between
   * the type with the renamed property and another type whose property of the same name is not renamed.
   */
  readonly problems: readonly Mention[];
  /**
   * Places with the old name that are not changed, because they may refer to something else. Those in files that may be
   * about the renamed entry come first. Places in moved files have the new paths.
   */
  readonly mentions: readonly Mention[];
  /** Lines of README.md and of JSON files that name the renamed entry. They must be changed by hand, too. */
  readonly documents: readonly Mention[];
  /** Problems of the new specification. If there are any, nothing may be written. */
  readonly diagnostics: readonly Diagnostic[];
  /** The generated files of the new specification. */
  readonly generated: ReadonlyMap<string, string>;
}

/**
 * Plans a rename. The specification must have no diagnostics, and its generated files must be current. Reads the
 * service's code, writes nothing.
 * @throws RenameError if the rename is not possible.
 */
export async function planRename(
  rename: Rename,
  { root, onPhase = () => undefined, ...options }: PlanOptions,
): Promise<RenamePlan> {
  const { spec, sources, ...change } = planSpec(rename, options);
  const { diagnostics, model } = readModel(change.texts, options.today, options.memory);
  const none = { removes: [], originals: new Map(), problems: [], documents: [], generated: new Map() };
  if (!model) return { ...change, ...none, diagnostics };
  const generated = await emitFiles(model, options.remember);
  onPhase("reading the code");
  const project = openProject(root);
  const code = changedDeclarations(spec, rename);
  const owners = ownersOf(spec, rename);
  const files = handWrittenFiles(project, root);
  const texts = new Map([...files].map(([path, file]) => [path, file.getFullText()]));
  const moved = [...code.moves].filter(([from]) => texts.has(from));
  const taken = moved.find(([, to]) => existsSync(join(root, to)));
  if (taken) throw new RenameError(`${taken[1]} already exists; remove it, or choose another name`);
  const uses = rename.owner === null ? new Map<string, readonly number[]>() : usesOf(files, nameOf(rename));
  if (code.properties.length > 0) onPhase("finding values that are used as other types");
  const flows = findFlows(project, root, code.properties, rename);
  const tools = [...spec.toolNames.keys()];
  const { keepOld } = options;
  const literals = flows.edits;
  onPhase("finding the symbols");
  const { edits, changed } = changeCode(project, root, code, { rename, keepOld, tools, generated, literals });
  const applied = applyAll(edits, new Map(moved), (path) => texts.get(path) ?? "");
  const declared = code.declarations.map(({ name }) => name);
  const { related, others } = findMentions(texts, rename, { edits, owners, uses, declared });
  // Only a renamed property can affect code that does not contain the name.
  const roots = new Set([...changed, ...literals.map(({ file }) => join(root, file))]);
  const users = code.properties.length > 0 ? dependents(project, roots) : new Set<string>();
  const named = new Set([...related, ...edits].map(({ file }) => file));
  const affected = [...texts.keys()].filter((path) => named.has(path) || users.has(`${root}/${path}`));
  const writes = new Map([...change.writes, ...applied.writes]);
  const moves = new Map([...change.moves, ...moved]);
  onPhase(`checking ${affected.length} files`);
  const targets = new Set(moves.values());
  return {
    writes,
    moves,
    counts: new Map([...change.counts, ...applied.counts]),
    removes: [...moves.keys()].filter((path) => !writes.has(path)),
    originals: new Map([...sources, ...texts].filter(([path]) => !targets.has(path))),
    problems: [...newProblems(project, root, { files: affected, moves: code.moves }), ...flows.problems],
    mentions: [...change.mentions, ...related, ...others].map((each) => {
      return { ...each, file: moves.get(each.file) ?? each.file };
    }),
    documents: findDocumentMentions(readDocuments(root), rename, owners),
    diagnostics,
    generated,
  };
}

/** Returns the offsets of the properties and strings that equal a name, by path. */
const usesOf = (files: ReadonlyMap<string, SourceFile>, name: string): ReadonlyMap<string, readonly number[]> =>
  new Map([...files].map(([path, { compilerNode }]) => [path, namedUses(compilerNode, name, wholeWord(name))]));

/** The changes of a rename in the specification. */
export interface SpecPlan extends Pick<RenamePlan, "writes" | "moves" | "counts" | "mentions"> {
  /** The specification before the rename. */
  readonly spec: Spec;
  /** The texts of the specification before the rename. */
  readonly sources: ReadonlyMap<string, string>;
  /** All files of the new specification. */
  readonly texts: SpecTexts;
}

/** Plans a rename in a specification without diagnostics. @throws RenameError if the rename is not possible. */
export function planSpec(
  rename: Rename,
  { spec: input, keepOld, today, memory }: Omit<PlanOptions, "root" | "onPhase">,
): SpecPlan {
  if (keepOld) requireKeepable(rename);
  const sources = new Map([...input].flatMap(([path, text]) => (typeof text === "string" ? [[path, text]] : [])));
  const spec = viewSpec(loadSpec(input, memory?.parse).files, today);
  const { edits, undecided, moves } = changeSpec(spec, sources, rename);
  const { writes, counts } = applyAll(edits, moves, (path) => sources.get(path) ?? "");
  if (keepOld) keep(rename, { writes, moves, spec, today });
  const texts = new Map([...[...input].filter(([path]) => !moves.has(path)), ...writes]);
  const mentions = findTexts(spec.files, sources, rename, { edits, undecided });
  return { spec, sources, writes, moves, counts, texts, mentions };
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
  readonly moves: ReadonlyMap<string, string>;
  readonly spec: Spec;
  readonly today: string;
}

/** Keeps the old name: adds a file for the old name of a tool, or an older name to the file of an argument's tool. */
function keep(rename: Rename, { writes, moves, spec, today }: KeepOptions): void {
  if (rename.kind === "tool") {
    const [[from, to] = ["", ""]] = moves;
    const titles = new Set(spec.tools.map(({ fields }) => own(fields, "title")));
    writes.set(from, keepTool(writes.get(to) ?? "", rename, { today, titles }));
    return;
  }
  const path = spec.tools.find(({ name }) => name === rename.owner)?.file.path ?? "";
  const text = writes.get(path);
  if (text === undefined)
    throw new RenameError(`${nameOf(rename)} belongs to a shared schema; it cannot keep its old name`);
  writes.set(path, keepInput(text, rename, today));
}
