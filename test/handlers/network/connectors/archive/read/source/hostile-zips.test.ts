import fc from "fast-check";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { ArchiveError, readArchive } from "../../../../../../../handlers/network/connectors/archive/read/index.ts";
import type { ReadLimits } from "../../../../../../../handlers/network/connectors/archive/read/source/limits.ts";
import { patchEntry, renameEntry } from "../../../../../../fixtures/archive/patch-zip.ts";
import { syntheticArchive } from "../../../../../../fixtures/archive/synthetic-archive.ts";
import { writeZip } from "../../../../../../fixtures/archive/write-archive.ts";
import { fileReport, temporaryFolder } from "../../../../../../support/archive.ts";

const skills = Buffer.from("Name\nTesting\n");
const languages = Buffer.from("Name,Proficiency\nEnglish,Native\n");

async function zipOf(files: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  return readFileSync(await writeZip(join(temporaryFolder(), "a.zip"), new Map(Object.entries(files))));
}

/** Reads the bytes of a zip file, and checks that nothing else is written next to it. */
async function readZip(bytes: Buffer, limits: Partial<ReadLimits> = {}) {
  const folder = temporaryFolder();
  const path = join(folder, "hostile.zip");
  writeFileSync(path, bytes);
  try {
    return await readArchive(path, { limits });
  } finally {
    expect(readdirSync(folder)).toEqual(["hostile.zip"]);
  }
}

const refusal = (reason: string) => ({ status: "refused", reason: expect.stringContaining(reason) });

describe("an entry is refused, and the others are read", () => {
  let zip: Buffer;
  beforeAll(async () => {
    zip = await zipOf({ "Skills.csv": skills, "xx/Languages.csv": languages });
  });

  test.each(["../Languages.csv", "/x/Languages.csv", "C:/Languages.csv", "..\\Languages.csv", "x\u0000/Languages.csv"])(
    "if its name is %j",
    async (name) => {
      const contents = await readZip(renameEntry(zip, "xx/Languages.csv", name));
      expect(contents.skills).toHaveLength(1);
      expect(contents.languages).toEqual([]);
      expect(contents.report.complete).toBe(false);
      expect(contents.report.files.filter(({ status }) => status === "refused")).toHaveLength(1);
    },
  );

  test.each([
    ["it is encrypted", "flags", 1, "encrypted"],
    ["its compression is unknown", "method", 12, "compression method"],
    ["it is a symbolic link", "externalAttributes", 0o120777 * 65_536, "symbolic link"],
    ["it is a device", "externalAttributes", 0o060666 * 65_536, "special file"],
    ["it claims to be huge", "uncompressedSize", 0xfffffff0, "larger than"],
    ["it claims a high compression", "uncompressedSize", 2_000_000, "compression ratio is higher"],
  ] as const)("if %s", async (_, field, value, reason) => {
    const contents = await readZip(patchEntry(zip, "xx/Languages.csv", field, value));
    expect(fileReport(contents, "xx/Languages.csv")).toMatchObject(refusal(reason));
    expect(contents.skills).toHaveLength(1);
    expect(contents.languages).toEqual([]);
  });

  test("if it is an archive", async () => {
    const contents = await readZip(await zipOf({ "Skills.csv": skills, "part 2.zip": zip }));
    expect(fileReport(contents, "part 2.zip")).toMatchObject(refusal("not opened"));
  });

  test("if an earlier one has the same path", async () => {
    const twice = await zipOf({ "Skills.csv": skills, "Skillz.csv": Buffer.from("Name\nOther\n") });
    const contents = await readZip(renameEntry(twice, "Skillz.csv", "Skills.csv"));
    expect(contents.skills.map(({ name }) => name)).toEqual(["Testing"]);
    expect(contents.report.files.map(({ status }) => status).sort()).toEqual(["read", "refused"]);
  });

  test("if there are too many", async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`Skills_${index}.csv`, skills]));
    const contents = await readZip(await zipOf(many), { maxEntries: 10 });
    expect(contents.report.files).toHaveLength(11);
    expect(contents.report.files.filter(({ status }) => status === "refused")).toMatchObject([refusal("more than 10")]);
  });

  test("if its path is too long", async () => {
    const contents = await readZip(await zipOf({ "Skills.csv": skills, [`${"x".repeat(2000)}.csv`]: skills }));
    expect(contents.report.files.map(({ path }) => path.length).sort()).toEqual([10, 1000]);
  });
});

describe("a zip bomb", () => {
  const rows = Buffer.from(`Name\n${"aaaaaaaaa\n".repeat(800_000)}`);

  test("is refused by its declared ratio", async () => {
    const contents = await readZip(await zipOf({ "Skills.csv": rows, "Languages.csv": languages }));
    expect(fileReport(contents, "Skills.csv")).toMatchObject(refusal("compression ratio is higher than 200:1"));
    expect(contents.languages).toHaveLength(1);
  });

  test("that declares a small size is read up to that size", async () => {
    const bytes = patchEntry(await zipOf({ "Skills.csv": rows }), "Skills.csv", "uncompressedSize", 100_000);
    const contents = await readZip(bytes);
    expect(fileReport(contents, "Skills.csv")).toMatchObject({
      status: "incomplete",
      reason: "Its compressed data is damaged.",
    });
    expect(contents.report.complete).toBe(false);
  });

  test("of many entries is read up to the total size", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`Skills_${index}.csv`, rows.subarray(0, 100_000)]),
    );
    const { report } = await readZip(await zipOf(many), { maxTotalBytes: 250_000 });
    expect(report.files.filter(({ status }) => status === "read")).toHaveLength(2);
    const incomplete = report.files.filter(({ status }) => status === "incomplete");
    expect(incomplete).toHaveLength(18);
    expect(incomplete[0]?.rowsRead).toBeGreaterThan(1000);
  });

  test("of many rows is read up to the number of rows", async () => {
    const contents = await readZip(await zipOf({ "Skills.csv": rows.subarray(0, 900_000) }), { maxTotalRows: 1000 });
    expect(fileReport(contents, "Skills.csv")).toMatchObject({ status: "incomplete", rowsRead: 1000 });
  });
});

describe("a damaged zip file", () => {
  test("without its end is refused as a whole", async () => {
    const zip = await zipOf({ "Skills.csv": skills });
    await expect(readZip(zip.subarray(0, zip.length - 30))).rejects.toThrow(ArchiveError);
    await expect(readZip(Buffer.alloc(0))).rejects.toThrow("damaged");
    await expect(readZip(Buffer.from("Name\nTesting\n"))).rejects.toThrow(ArchiveError);
  });

  test("with changed data is reported", async () => {
    const zip = await zipOf({
      "Languages.csv": languages,
      "Skills.csv": Buffer.from(`Name\n${"abcdefghij\n".repeat(50)}`),
    });
    const name = zip.indexOf("Skills.csv");
    const changed = Buffer.from(zip);
    changed.writeUInt8((changed[name + 16] ?? 0) ^ 0xff, name + 16);
    const contents = await readZip(changed);
    expect(fileReport(contents, "Skills.csv").status).toBe("incomplete");
    expect(contents.languages).toHaveLength(1);
  });
});

test("an archive with arbitrary changed bytes produces contents or an ArchiveError", async () => {
  const { files } = syntheticArchive({ connections: 3, messages: 5 });
  const zip = readFileSync(await writeZip(join(temporaryFolder(), "a.zip"), files));
  const changes = fc.array(fc.record({ at: fc.nat(zip.length - 1), value: fc.nat(255) }), {
    minLength: 1,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(changes, fc.boolean(), async (bytes, inDirectory) => {
      const changed = Buffer.from(zip);
      const directory = changed.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
      for (const { at, value } of bytes) {
        changed[inDirectory ? directory + (at % (zip.length - directory)) : at] = value;
      }
      const result = await readZip(changed).catch((error: unknown) => error);
      if (result instanceof Error) expect(result).toBeInstanceOf(ArchiveError);
    }),
    { numRuns: 150 },
  );
});

test("arbitrary bytes are not an archive", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      await expect(readZip(Buffer.from(bytes))).rejects.toThrow(ArchiveError);
    }),
    { numRuns: 50 },
  );
});
