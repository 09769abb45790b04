type Row = readonly string[];

/** A Markdown table: the first column to the left, figures to the right. */
export function table(head: Row, rows: readonly Row[]): string {
  const widths = head.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => row[column] ?? "")].map(({ length }) => length)),
  );
  const line = (row: Row): string =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(" | ")} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** One goal: what was measured, what it may be at most, and whether it is. */
export function goal(what: string, value: number, atMost: number, unit = ""): string {
  const met = value <= atMost ? "met" : "MISSED";
  return `${what}: ${value.toFixed(2)}${unit}, goal at most ${atMost}${unit}: ${met}`;
}
