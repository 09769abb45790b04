import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCsvRows } from "../../../../../../../handlers/network/connectors/archive/read/rows/csv-rows.ts";
import { detectEncoding } from "../../../../../../../handlers/network/connectors/archive/read/rows/detect-encoding.ts";
import { columnKey, rowOf } from "../../../../../../../handlers/network/connectors/archive/read/rows/row.ts";
import { ArchiveDamage } from "../../../../../../../handlers/network/connectors/archive/read/source/archive-entry.ts";
import { defaultLimits } from "../../../../../../../handlers/network/connectors/archive/read/source/limits.ts";

async function* chunksOf(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function readAll(text: string | Uint8Array, { header = ["name"], maxRows = 100, size = 5 } = {}) {
  const limits = { ...defaultLimits, maxRows };
  const rows = [];
  const encoding = await detectEncoding(chunksOf(Buffer.from(text), size));
  const options = { header, backslashEscapes: false, encoding, limits };
  for await (const batch of readCsvRows(chunksOf(Buffer.from(text), size), options)) {
    for (const row of batch) rows.push(row.problem ?? row.values.get("name"));
  }
  return rows;
}

describe("the header", () => {
  test("is found by its columns, in any order and spelling, after notes", async () => {
    const text = 'Notes:\n"Some, text"\n\nOther,NA_ME , Connected On\nx,Ana,2020\n';
    expect(await readAll(text, { header: ["name", "connectedon"] })).toEqual(["Ana"]);
  });

  test("is required", async () => {
    await expect(readAll("No conversations found\n")).rejects.toThrow(ArchiveDamage);
    await expect(readAll("a,b\n".repeat(100))).rejects.toThrow("expected column names");
    expect(await readAll("")).toEqual([]);
    expect(await readAll("\n\n")).toEqual([]);
  });

  test("may name a column twice: the first one is used", async () => {
    expect(await readAll("Name,Name\na,b\n")).toEqual(["a"]);
  });

  test("may contain the names of object properties", async () => {
    expect(await readAll("__proto__,constructor,Name\n1,2,3\n")).toEqual(["3"]);
    expect(rowOf({ ["__proto__"]: "x", Name: "a" }).get("constructor")).toBeUndefined();
  });
});

test("rows may have fewer cells than the header, or more blank ones", async () => {
  expect(await readAll("Other,Name\na\nb,c,\nd,e,f\n")).toEqual([
    undefined,
    "c",
    "The row has more cells than the header.",
  ]);
});

test.each([
  ["utf8", Buffer.from([])],
  ["utf8", Buffer.from([0xef, 0xbb, 0xbf])],
  ["utf16le", Buffer.from([0xff, 0xfe])],
] as const)("text in %s after the byte-order mark %s is read", async (encoding, mark) => {
  const bytes = Buffer.concat([mark, Buffer.from("Name\nÇé 你好 🚀\n", encoding)]);
  for (let size = 1; size < 12; size++) expect(await readAll(bytes, { size })).toEqual(["Çé 你好 🚀"]);
});

test("big-endian UTF-16 is read", async () => {
  expect(await readAll(Buffer.from("\uFEFFName\nÇé\n", "utf16le").swap16())).toEqual(["Çé"]);
});

describe("a file without byte-order mark", () => {
  const text = `Name\n${"Ana\n".repeat(200)}Jürgen Müller – Straße\n`;
  const lines = [...Array<string>(200).fill("Ana"), "Jürgen Müller – Straße"];
  const read = (bytes: Buffer, size: number) => readAll(bytes, { size, maxRows: 300 });

  test.each([1, 7, 64, 10_000])("is read in chunks of %i bytes, whatever its encoding", async (size) => {
    const windows1252 = Buffer.from(text.replace("–", "\u0096"), "latin1");
    expect(await read(windows1252, size)).toEqual(lines);
    expect(await read(Buffer.from(text, "utf16le"), size)).toEqual(lines);
    expect(await read(Buffer.from(text, "utf16le").swap16(), size)).toEqual(lines);
    expect(await read(Buffer.from(text), size)).toEqual(lines);
  });

  test("is UTF-16 even if most of its text is not Latin", async () => {
    const chinese = `Name\n${"你好".repeat(20)}\n`;
    expect(await read(Buffer.from(chinese, "utf16le"), 100)).toEqual(["你好".repeat(20)]);
  });

  test("stays UTF-8 if single bytes of it are damaged", async () => {
    const damaged = Buffer.concat([Buffer.from("Name\nJürgen Müller\nBo"), Buffer.from([0xff]), Buffer.from("Li\n")]);
    expect(await read(damaged, 4)).toEqual(["Jürgen Müller", "Bo\uFFFDLi"]);
  });
});

test("the rows of a file are limited", async () => {
  await expect(readAll(`Name\n${"x\n".repeat(200)}`, { maxRows: 100 })).rejects.toThrow("only 100 rows");
  await expect(readAll("\n".repeat(200), { maxRows: 100 })).rejects.toThrow("only 100 rows");
});

test("arbitrary bytes produce rows or a reason", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.boolean(), async (bytes, hasHeader) => {
      const text = hasHeader ? Buffer.concat([Buffer.from("name\n"), bytes]) : bytes;
      await readAll(text).catch((error: unknown) => expect(error).toBeInstanceOf(ArchiveDamage));
    }),
  );
});

test("column names are compared without regard to case, spaces and punctuation", () => {
  expect(["First Name", "FIRST_NAME", "firstName", " first-name "].map(columnKey)).toEqual(Array(4).fill("firstname"));
  expect(columnKey("Content Completed At (if completed)")).toBe("contentcompletedatifcompleted");
});
