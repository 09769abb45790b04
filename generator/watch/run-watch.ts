import type { Difference } from "../compare-files.ts";
import { formatDiagnostic, type Diagnostic } from "../load/diagnostic.ts";
import { DiagnosticList, headline, screenLines, writtenSummary } from "./screen.ts";
import { watchSpec } from "./watch-spec.ts";

export interface WatchOutput {
  /** Whether to print one line of JSON for each check and each generation. */
  readonly json: boolean;
  /** Whether to redraw one screen if the output is a terminal. Otherwise, lines are added to what is on the terminal. */
  readonly screen: boolean;
  /** Called after each check, with the current diagnostics. */
  readonly onChecked?: (diagnostics: readonly Diagnostic[]) => void;
  /** Called after `generated/` has been written or found up to date. */
  readonly onGenerated?: (difference: Difference) => void;
}

/**
 * Watches a specification until the signal aborts. Shows one screen with the diagnostics, the newest first, or prints new and
 * resolved diagnostics.
 */
export async function runWatch(
  root: string,
  { json, screen, onChecked, onGenerated }: WatchOutput,
  signal: AbortSignal,
): Promise<void> {
  const list = new DiagnosticList();
  const { stdout } = process;
  const redraws = screen && stdout.isTTY;
  let [added, resolved] = [0, 0];
  const draw = (status: string): void => {
    const lines = screenLines(list.newestFirst, { added, resolved, status, rows: stdout.rows });
    stdout.write(`\u001b[2J\u001b[3J\u001b[H${lines.join("\n")}\n`);
  };
  const print = (line: string): void => void stdout.write(`${line}\n`);
  await watchSpec(
    root,
    {
      onChecked: ({ diagnostics, checkMs }) => {
        onChecked?.(diagnostics);
        const change = list.replace(diagnostics);
        [added, resolved] = [change.added.length, change.resolved.length];
        if (json) return print(JSON.stringify({ ok: diagnostics.length === 0, diagnostics, check_ms: checkMs }));
        const status = `checked in ${checkMs} ms`;
        if (redraws) return draw(status);
        for (const diagnostic of change.resolved)
          print(`resolved: ${formatDiagnostic(diagnostic).split("\n")[0] ?? ""}`);
        for (const diagnostic of change.added) print(formatDiagnostic(diagnostic));
        print(headline(diagnostics.length, { added, resolved, status }));
      },
      onGenerated: (difference) => {
        if (json) print(JSON.stringify({ ok: true, ...difference }));
        else if (redraws) draw(writtenSummary(difference));
        else print(writtenSummary(difference));
        onGenerated?.(difference);
      },
      onError: (error) => {
        if (json) print(JSON.stringify({ ok: false, error: error.message }));
        else process.stderr.write(`error: ${error.message}\n`);
      },
    },
    signal,
  );
}
