import fc from "fast-check";
import { expect, test } from "vitest";
import { domainNames, domains } from "../../../../../../../handlers/network/connectors/archive/read/collect/domains.ts";
import { renderReport } from "../../../../../../../handlers/network/connectors/archive/read/index.ts";
import { fileReport, readFiles } from "../../../../../../support/archive.ts";

test("contains the places of up to 10,000 values that were not understood, and prints the first 20", async () => {
  const rows = Array.from({ length: 10_001 }, (_, index) => `Bo ${index},08 Mai 2026\n`).join("");
  const contents = await readFiles({ "Connections.csv": `First Name,Connected On\n${rows}` });
  const [finding] = fileReport(contents, "Connections.csv").findings;
  expect(finding).toMatchObject({ count: 10_001 });
  expect(finding?.places).toHaveLength(10_000);
  expect(finding?.places.at(-1)).toEqual({ row: 10_001, column: "Connected On" });
  expect(renderReport(contents.report)).toContain("10001 values ignored at row 2 (Connected On), row 3 (");
  expect(renderReport(contents.report)).toContain("row 21 (Connected On), ...: The date has an unknown format.\n");
});

test("is text, file by file", async () => {
  const { report } = await readFiles({
    "Connections.csv": "Notes:\n\nFirst Name,Connected On\nBo,08 Feb 2026\nCy,soon\n",
    "Ad_Targeting.csv": "x\n",
    "Surprise.csv": "x\n",
    "Certifications.csv": "Name\nCertified Tester\n",
    "Skills.csv": "Fähigkeit\nTesten\n",
  });
  expect(renderReport(report)).toBe(`Some files could not be read completely.
The owner's profile address is not known: no invitation or conversation shows it.
The archive contains no profile.

Read
  Certifications.csv: 1 of 1 row understood
    read, not stored: No tool shows this section of the profile.
  Connections.csv: 2 of 2 rows understood
    1 value ignored at row 5 (Connected On): The date has an unknown format.

Partly read
  Skills.csv: 0 of 0 rows understood (The file has no row with the expected column names.)

Unknown
  Surprise.csv (The file name is unknown.)

Intentionally not read
  Ad_Targeting.csv (It is about advertising.)
`);
});

test("names encodings other than UTF-8, and counts what could not be decoded", async () => {
  const header = "First Name,Last Name,Connected On\n";
  const contents = await readFiles({
    "Connections.csv": Buffer.from(`${header}Jürgen,Müller,08 Feb 2026\n`, "latin1"),
    "Skills.csv": Buffer.concat([Buffer.from("Name\nGemüse\nObst"), Buffer.from([0xff, 0x0a])]),
  });
  expect(contents.people.map(({ name }) => name)).toContain("Jürgen Müller");
  expect(fileReport(contents, "Connections.csv").encoding).toBe("windows-1252");
  const text = renderReport(contents.report);
  expect(text).toContain("Connections.csv: 1 of 1 row understood\n    not UTF-8: read as windows-1252\n");
  expect(text).toContain("    1 remark at row 3 (Name): Characters could not be decoded");
});

test("names each file with times without a time zone once, and none of its rows", async () => {
  const { report } = await readFiles({
    "Reactions.csv": "Date,Type,Link\n2026-05-07 16:41:18,LIKE,x\n2026-05-08 16:41:18,LIKE,y\n",
    "Shares.csv": "Date,ShareLink,ShareCommentary\n2026-05-07 16:41:18,,Hello\n",
    "Skills.csv": "Name\nTesting\n",
  });
  const lines = renderReport(report).split("\n");
  expect(lines.filter((line) => line.includes("zone"))).toEqual([
    "Times without a time zone are read as UTC: Reactions.csv, Shares.csv.",
  ]);
  expect(report.files.map(({ timesWithoutZone, findings }) => [timesWithoutZone, findings])).toEqual([
    [2, []],
    [1, []],
    [0, []],
  ]);
});

test("is complete although a file that is not stored has unexpected columns", async () => {
  const strange = "Eins,Zwei\n1,2\n";
  const { report, skills } = await readFiles({
    "Skills.csv": "Name\nTesting\n",
    "SearchQueries.csv": strange,
    "Learning.csv": strange,
    "Events.csv": strange,
  });
  expect(report.complete).toBe(true);
  expect(skills).toHaveLength(1);
  expect(renderReport(report)).toMatch(
    /Partly read\n(?: {2}(?:Events|Learning|SearchQueries).+no row with.+\n.+\n?){3}/,
  );
  expect((await readFiles({ "Skills.csv": strange })).report.complete).toBe(false);
});

test("contains no control characters of file names", async () => {
  const { report } = await readFiles({ "Skills.csv": "Name\nTesting\n", "x\u001b[31m\u202e.csv": "" });
  expect(renderReport(report)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
});

test("contains no content of the rows", async () => {
  const secret = "Top Secret Value";
  const files = Object.fromEntries(
    domainNames.map((name) => {
      const { header, files: stems } = domains[name];
      const columns = header.length === 0 ? ["date", "link"] : header;
      const row = (cell: string) => `${columns.map(() => cell).join(",")}\n`;
      return [
        `${stems[0] ?? ""}.csv`,
        `${columns.join(",")}\n${row(secret)}${row(`${secret}\0`)}${row(`${secret},${secret}`)}"${secret}`,
      ];
    }),
  );
  const { report } = await readFiles(files);
  expect(report.files).toHaveLength(domainNames.length);
  expect(report.files.every(({ rowsRead }) => rowsRead === 4)).toBe(true);
  expect(JSON.stringify(report) + renderReport(report)).not.toMatch(/secret/i);
});

test("accounts for every row of any file", async () => {
  const cell = fc.oneof(
    fc.constantFrom(
      "2025-06-01 14:03:22 UTC",
      "1/2/26, 2:37 PM",
      "https://www.linkedin.com/in/a",
      "LinkedIn Member",
      "",
    ),
    fc.string({ unit: "binary", maxLength: 20 }),
  );
  const anyFile = fc.record({
    name: fc.constantFrom(...domainNames),
    rows: fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anyFile, { minLength: 1, maxLength: 4 }), async (anyFiles) => {
      const files = Object.fromEntries(
        anyFiles.map(({ name, rows }) => {
          const { header, files: stems } = domains[name];
          return [`${stems[0] ?? ""}.csv`, [header, ...rows].map((row) => row.join(",")).join("\n")];
        }),
      );
      const { report } = await readFiles(files);
      expect(report.files).toHaveLength(Object.keys(files).length);
      for (const { rowsRead, rowsUnderstood, rowsNotUnderstood } of report.files) {
        expect(rowsUnderstood + rowsNotUnderstood).toBe(rowsRead);
      }
      expect(renderReport(report)).not.toBe("");
    }),
    { numRuns: 150 },
  );
});
