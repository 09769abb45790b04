import type { Difference } from "../compare-files.ts";
import { formatDiagnostic, type Diagnostic } from "../load/diagnostic.ts";

/** Collects the diagnostics of a watch, the newest first. */
export class DiagnosticList {
  #current: readonly Diagnostic[] = [];

  /** Replaces the diagnostics. Returns those that are new and those that are resolved. */
  replace(diagnostics: readonly Diagnostic[]): {
    readonly added: readonly Diagnostic[];
    readonly resolved: readonly Diagnostic[];
  } {
    const before = new Set(this.#current.map(identity));
    const after = new Set(diagnostics.map(identity));
    const added = diagnostics.filter((each) => !before.has(identity(each)));
    const resolved = this.#current.filter((each) => !after.has(identity(each)));
    const byIdentity = new Map(diagnostics.map((each) => [identity(each), each]));
    const remaining = this.#current.flatMap((each) => byIdentity.get(identity(each)) ?? []);
    this.#current = [...added, ...remaining];
    return { added, resolved };
  }

  get newestFirst(): readonly Diagnostic[] {
    return this.#current;
  }
}

/** The identity of a problem. It does not change when lines are added above it. */
const identity = ({ file, code, text }: Diagnostic): string => JSON.stringify([file, code, text]);

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
  return count === 0 ? "generated/ is up to date" : `${count} files of generated/ written`;
}
