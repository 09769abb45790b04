import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RowSplitter, type SplitOptions, type SplitRow } from "../../../handlers/csv/split-rows.ts";
import { csvText } from "../../fixtures/archive/csv-text.ts";

const options: SplitOptions = { maxRowLength: 1000, maxColumns: 50, backslashEscapes: false };

/** Splits text that arrives in chunks of a size. */
function split(text: string, changed: Partial<SplitOptions> = {}, chunkSize = text.length || 1) {
  const splitter = new RowSplitter({ ...options, ...changed });
  const rows: SplitRow[] = [];
  const push = (chunk: string, atEnd: boolean) => {
    for (const row of splitter.push(chunk, atEnd)) rows.push(row);
  };
  for (let at = 0; at < text.length; at += chunkSize) push(text.slice(at, at + chunkSize), false);
  push("", true);
  return { rows, stopped: splitter.stopped };
}

const cellsOf = (text: string, changed: Partial<SplitOptions> = {}) =>
  split(text, changed).rows.map((row) => ("cells" in row ? row.cells : row.problem));

const anyCell = fc.string({ unit: fc.constantFrom('"', ",", "\n", "\r\n", "\\", "a", " ", "é", "🚀", "=") });
const anyRows = fc.array(fc.array(anyCell, { minLength: 2, maxLength: 5 }), { maxLength: 6 });

test("an independent parser returns the same rows", () => {
  fc.assert(
    fc.property(anyRows, fc.constantFrom("\n", "\r\n", "\r"), (rows, lineEnd) => {
      const text = csvText(rows, { quoteAll: true, lineEnd });
      const parsed: unknown = parse(text, { relax_column_count: true, record_delimiter: lineEnd });
      expect(cellsOf(text)).toEqual(parsed);
      expect(cellsOf(text)).toEqual(rows);
    }),
  );
});

test("an independent parser returns the same unquoted cells", () => {
  const plain = fc.string({ unit: fc.constantFrom("a", " ", "é", "🚀", "=", "'") });
  fc.assert(
    fc.property(fc.array(fc.array(plain, { minLength: 2, maxLength: 4 }), { maxLength: 5 }), (rows) => {
      const text = csvText(rows);
      expect(cellsOf(text)).toEqual(parse(text, { relax_column_count: true }));
    }),
  );
});

test("any text is split into the same rows for any chunk size", () => {
  const anyText = fc.string({ unit: fc.constantFrom('"', ",", "\n", "\r", "\\", "a"), maxLength: 60 });
  const limits = fc.record({ maxRowLength: fc.integer({ min: 5, max: 40 }), backslashEscapes: fc.boolean() });
  fc.assert(
    fc.property(anyText, limits, fc.integer({ min: 1, max: 7 }), (text, limit, chunkSize) => {
      expect(split(text, limit, chunkSize)).toEqual(split(text, limit));
    }),
    { numRuns: 2000 },
  );
});

describe("quotes", () => {
  test("that are not doubled are part of the cell", () => {
    expect(cellsOf('"a "b" c",d\n')).toEqual([['a "b" c', "d"]]);
    expect(cellsOf('a "b" c,d"\n')).toEqual([['a "b" c', 'd"']]);
  });

  test("may be followed by spaces", () => {
    expect(cellsOf('"a" ,"b"  \n"c",d\n"e" ')).toEqual([["a", "b"], ["c", "d"], ["e"]]);
    expect(cellsOf('"a" b",c\n')).toEqual([['a" b', "c"]]);
  });

  test("may be escaped by backslashes if the file uses them", () => {
    const backslashes = { backslashEscapes: true };
    expect(cellsOf('1,"a \\"b\\", c"\n', backslashes)).toEqual([["1", 'a "b", c']]);
    expect(cellsOf('1,"a \\"b\\""\n2,c\n', backslashes)).toEqual([
      ["1", 'a "b"'],
      ["2", "c"],
    ]);
    expect(cellsOf('1,"a ""b"" c"\n', backslashes)).toEqual([["1", 'a "b" c']]);
    expect(cellsOf('1,"C:\\"\n')).toEqual([["1", "C:\\"]]);
  });

  test("that are not closed invalidate one row", () => {
    expect(cellsOf('a,b\n"open,c\nd,e\nf,g')).toEqual([["a", "b"], "A quote is not closed.", ["d", "e"], ["f", "g"]]);
  });
});

describe("limits", () => {
  test("an endless row is skipped without being buffered", () => {
    const splitter = new RowSplitter(options);
    const problems = [];
    for (let chunk = 0; chunk < 1000; chunk++) problems.push(...splitter.push("x".repeat(65_536), false));
    const after = splitter.push("\na,b\n", true);
    expect(problems).toEqual([{ row: 1, problem: "The row is longer than 1000 characters." }]);
    expect(after).toEqual([{ row: 2, cells: ["a", "b"] }]);
  });

  test("an endless quoted cell is skipped line by line", () => {
    const { rows } = split(`"${"line\n".repeat(300)}`, {}, 100);
    expect(rows.length).toBeGreaterThan(200);
    expect(rows[0]).toEqual({ row: 1, problem: "The row is longer than 1000 characters." });
  });

  test("too many columns are a problem of the row", () => {
    expect(cellsOf(`${",".repeat(60)}\na,b\n`)).toEqual(["The row has more than 50 cells.", ["a", "b"]]);
  });

  test("the rest of a file with many unclosed quotes is not read", () => {
    const { rows, stopped } = split('"x\n'.repeat(2000), { maxRowLength: 100 });
    expect(stopped).toBe(true);
    expect(rows).toHaveLength(51);
  });
});

test("each part of the text is searched once", () => {
  // With a search for each row or cell, these take minutes.
  expect(split(`${"\n".repeat(1_000_000)}a,b`, {}, 500_000).rows).toHaveLength(1_000_001);
  expect(split(",".repeat(1_000_000), { maxRowLength: 2_000_000 }).rows).toHaveLength(1);
});

test("rows may end with CR, LF or CRLF", () => {
  const rows = [["a", "b"], ["c\nd", "e"], [""], ["f", ""]];
  for (const end of ["\r", "\n", "\r\n"]) expect(cellsOf(["a,b", '"c\nd","e"', "", "f,"].join(end))).toEqual(rows);
  expect(cellsOf("a\rb\r\nc\nd\r\re")).toEqual([["a"], ["b"], ["c"], ["d"], [""], ["e"]]);
  const tooLong = `${"x".repeat(2000)}\ra\r`;
  expect(split(tooLong, {}, 7)).toEqual(split(tooLong));
  expect(split(tooLong).rows[1]).toEqual({ row: 2, cells: ["a"] });
});

test("blank rows are counted, so that row numbers match those of a spreadsheet", () => {
  expect(split("a\n\nb\n").rows).toEqual([
    { row: 1, cells: ["a"] },
    { row: 2, cells: [""] },
    { row: 3, cells: ["b"] },
  ]);
});
