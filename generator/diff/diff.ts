import type { SpecFile } from "../load/spec-file.ts";
import type { Model } from "../model/model.ts";
import { classify, type Change } from "./change.ts";
import { changesOfDocument } from "./compare/compare-document.ts";
import { compareModels } from "./compare/compare-models.ts";
import { applyExceptions, type Accepted, type StaleException } from "./exceptions.ts";
import type { Found } from "./found.ts";
import { modelOfDocument } from "./source/model-of-document.ts";
import type { Source } from "./source/read-source.ts";
import { nextVersion } from "./version.ts";

/** A checked specification. */
export interface Spec {
  readonly model: Model;
  readonly files: readonly SpecFile[];
}

/** The differences between two specifications. */
export interface DiffResult {
  /** The reference of the comparison: `v1.2.0`, a folder or a URL. */
  readonly reference: string;
  /** Notes on what could not be compared. */
  readonly notes: readonly string[];
  /** The changes that no exception accepts, the most severe first. */
  readonly changes: readonly Change[];
  readonly accepted: readonly Accepted[];
  readonly stale: readonly StaleException[];
  readonly version: {
    readonly before: string;
    /** The version in the newer specification. */
    readonly after: string;
    /** The lowest version that the changes allow. */
    readonly next: string;
  };
}

/** Compares a specification with an older one. `today` is a UTC date. */
export function diff(older: Source, after: Spec, today: string): DiffResult {
  const isComplete = "model" in older;
  const before = isComplete ? older : modelOfDocument(older.document);
  const found = isComplete ? changesBetween(older, after, today) : changesOfDocument(older.document, after, today);
  const all = classify(found, { before: isComplete ? older.files : [], after: after.files });
  const exceptions = after.files.find(({ kind }) => kind === "exceptions");
  const { changes, accepted, stale } = applyExceptions(all, exceptions, today);
  const version = before.model.service.version;
  const restOnly =
    "Only REST was compared: an OpenAPI document does not describe MCP, limits, prompts, resources and events.";
  return {
    reference: older.label,
    notes: isComplete ? [] : [older.note ?? "", restOnly].filter((note) => note !== ""),
    changes,
    accepted,
    // Exceptions for what was not compared are not stale.
    stale: isComplete ? stale : [],
    version: { before: version, after: after.model.service.version, next: nextVersion(version, all) },
  };
}

/** Returns all changes between two checked specifications. */
export function changesBetween(before: Spec, after: Spec, today: string): readonly Found[] {
  const shared = new Set(
    [...before.files, ...after.files].filter(({ kind }) => kind === "schema").map(({ name }) => name),
  );
  return compareModels(before.model, after.model, { today, isShared: (name) => shared.has(name) });
}
