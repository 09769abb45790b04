import type { Difference } from "../compare-files.ts";
import { formatDiagnostic, type Diagnostic } from "../load/diagnostic.ts";

/** Collects the diagnostics of a watch, the newest first. */
export class DiagnosticList {
  #current: ReadonlyMap<string, Diagnostic> = new Map();

  /** Replaces the diagnostics. Returns those that are new and those that are resolved. */
  replace(diagnostics: readonly Diagnostic[]): {
    readonly added: readonly Diagnostic[];
    readonly resolved: readonly Diagnostic[];
  } {
    const before = this.#current;
    const after = byIdentity(diagnostics);
    const added = [...after].filter(([identity]) => !before.has(identity));
    const resolved = [...before].filter(([identity]) => !after.has(identity));
    const remaining = [...before.keys()].flatMap((identity): [string, Diagnostic][] => {
      const diagnostic = after.get(identity);
      return diagnostic ? [[identity, diagnostic]] : [];
    });
    this.#current = new Map([...added, ...remaining]);
    return { added: added.map(([, each]) => each), resolved: resolved.map(([, each]) => each) };
  }

  get newestFirst(): readonly Diagnostic[] {
    return [...this.#current.values()];
  }
}

/**
 * Returns the diagnostics by their identity, which does not change when lines are added above them. Diagnostics with the same
 * file, code and text are numbered.
 */
function byIdentity(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, Diagnostic> {
  const counts = new Map<string, number>();
  const entries = diagnostics.map((each): [string, Diagnostic] => {
    const name = JSON.stringify([each.file, each.code, each.text]);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [`${name} ${count}`, each];
  });
  return new Map(entries);
}

/** Returns the first line: counts and status. */
export function headline(
  count: number,
  { added, resolved, status }: { added: number; resolved: number; status: string },
): string {
  const problems = count === 0 ? "no problems" : `${count} ${count === 1 ? "problem" : "problems"}`;
  return `${problems} (${added} new, ${resolved} resolved); ${status}`;
}

/** Returns the lines of one screen: counts, and the newest diagnostics that fit. */
export function screenLines(
  diagnostics: readonly Diagnostic[],
  { added, resolved, status, rows }: { added: number; resolved: number; status: string; rows: number },
): readonly string[] {
  const count = diagnostics.length;
  const lines = [headline(count, { added, resolved, status }), ""];
  let shown = 0;
  for (const diagnostic of diagnostics) {
    const more = formatDiagnostic(diagnostic).split("\n");
    if (lines.length + more.length > rows - 2 && shown > 0) break;
    lines.push(...more);
    shown += 1;
  }
  return shown < count ? [...lines, `... and ${count - shown} older`] : lines;
}

/** Summarizes the files that a generation has written. */
export function writtenSummary({ missing, changed, orphaned }: Difference): string {
  const count = missing.length + changed.length + orphaned.length;
  return count === 0 ? "generated/ is up to date" : `${count} ${count === 1 ? "file" : "files"} of generated/ written`;
}
