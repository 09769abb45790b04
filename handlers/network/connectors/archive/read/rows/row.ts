/** One row: values by normalized column name (`columnKey`). A `Map` is also a row. */
export interface Row {
  get(column: string): string | undefined;
  /** Returns the name of a column as in the file, if there is such a column. */
  nameOf?(column: string): string | undefined;
}

/** Normalizes the name of a column: `First Name`, `FIRST_NAME` and `firstName` are the same column. */
export function columnKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Creates a row from an object with the columns of the archive as keys, as the platform's snapshot API returns. */
export function rowOf(values: Readonly<Record<string, unknown>>): Row {
  const row = new Map<string, string>();
  for (const [name, value] of Object.entries(values)) {
    const key = columnKey(name);
    if (!row.has(key) && (typeof value === "string" || typeof value === "number")) row.set(key, String(value));
  }
  return row;
}

/** The columns of a file, by position. */
export class Columns {
  readonly #positions = new Map<string, number>();
  readonly #header: readonly string[];
  readonly count: number;

  constructor(header: readonly string[]) {
    this.#header = header;
    this.count = header.length;
    for (const [position, name] of header.entries()) {
      const key = columnKey(name);
      if (key !== "" && !this.#positions.has(key)) this.#positions.set(key, position);
    }
  }

  has(column: string): boolean {
    return this.#positions.has(column);
  }

  rowOf(cells: readonly string[]): Row {
    const valueIn = (row: readonly string[], column: string) => row[this.#positions.get(column) ?? -1];
    return { get: (column) => valueIn(cells, column), nameOf: (column) => valueIn(this.#header, column)?.trim() };
  }
}
