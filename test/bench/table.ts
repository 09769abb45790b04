type Row = readonly string[];

/** Renders a Markdown table: the first column left-aligned, the numbers right-aligned. */
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

export type Bound = { readonly atMost: number } | { readonly atLeast: number };

/** Describes a goal: the measured value, its bound, and whether the goal is met. */
export function goal(what: string, value: number, bound: Bound, unit = ""): string {
  const [isMet, words] =
    "atMost" in bound
      ? [value <= bound.atMost, `at most ${bound.atMost}`]
      : [value >= bound.atLeast, `at least ${bound.atLeast}`];
  return `${what}: ${value.toFixed(2)}${unit}, goal ${words}${unit}: ${isMet ? "met" : "MISSED"}`;
}
