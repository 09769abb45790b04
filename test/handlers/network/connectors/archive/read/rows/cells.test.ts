import { describe, expect, test } from "vitest";
import { csvText } from "../../../../../../fixtures/archive/csv-text.ts";
import { fileReport, readAt, readFiles } from "../../../../../../support/archive.ts";

const dayLength = 86_400_000;
const iso = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace("T", " ")} UTC`;

describe("a date that is impossible on a network", () => {
  const header = ["FROM", "TO", "DATE", "CONTENT"];
  const message = (at: number) => ["Bo", "Ana", iso(at), "Hello"];

  test("is reported, and its row is ignored", async () => {
    const dates = [readAt - 1, Date.UTC(2120, 5, 2), Date.UTC(1999, 11, 31), readAt + 3 * dayLength];
    const contents = await readFiles({ "messages.csv": csvText([header, ...dates.map(message)]) });
    expect(contents.messages.map(({ sentAt }) => sentAt)).toEqual([readAt - 1000]);
    expect(fileReport(contents, "messages.csv").findings).toMatchObject([
      { reason: "The date is in the future.", effect: "row_ignored", places: [{ row: 3, column: "DATE" }, { row: 5 }] },
      { reason: "The date is before the year 2000.", effect: "row_ignored", places: [{ row: 4, column: "DATE" }] },
    ]);
  });

  test("is more than two days in the future, because dates have no time zone", async () => {
    const contents = await readFiles({ "messages.csv": csvText([header, message(readAt + 2 * dayLength)]) });
    expect(contents.messages).toHaveLength(1);
  });

  test("is treated as unknown where a date may be missing", async () => {
    const rows = [
      ["First Name", "Connected On"],
      ["Bo", "02 Jun 2120"],
      ["Cy", "1 Jan 1970"],
      ["Di", "Feb 2026"],
    ];
    const contents = await readFiles({ "Connections.csv": csvText(rows) });
    expect(contents.connections.map(({ connectedOn }) => connectedOn?.day ?? null)).toEqual([null, null, "2026-02-01"]);
    expect(fileReport(contents, "Connections.csv")).toMatchObject({
      rowsUnderstood: 3,
      findings: [
        { reason: "The date is in the future.", effect: "value_ignored", count: 1 },
        { reason: "The date is before the year 2000.", effect: "value_ignored", count: 1 },
      ],
    });
  });

  test("is accepted in a profile: positions can be older than networks, and degrees can be planned", async () => {
    const { positions, educations } = await readFiles({
      "Positions.csv": "Company Name,Title,Started On,Finished On\nGlobex,Tester,Mar 1987,1999\n",
      "Education.csv": "School Name,Start Date,End Date\nMIT,2025,2028\n",
    });
    expect(positions[0]).toMatchObject({ startedOn: { day: "1987-03-01" }, endedOn: { day: "1999-01-01" } });
    expect(educations[0]?.endedOn).toEqual({ day: "2028-01-01", precision: "year" });
  });
});

describe("a long text", () => {
  const emoji = "🚀";

  test("is shortened to a number of code points, and counted", async () => {
    const contents = await readFiles({
      "Shares.csv": csvText([
        ["Date", "ShareCommentary"],
        ["2025-06-01 00:00:00", emoji.repeat(6_001)],
        ["2025-06-02 00:00:00", emoji.repeat(6_000)],
      ]),
      "messages.csv": csvText([
        ["FROM", "TO", "DATE", "CONTENT"],
        ["Bo", "Ana", "2025-06-01 00:00:00", `<p>${"a".repeat(20_000)}</p>`],
      ]),
      "Profile.csv": csvText([
        ["First Name", "Last Name", "Summary"],
        ["Ana", "Silva", "b".repeat(1_000_000)],
      ]),
    });
    expect(contents.shares.map(({ text }) => text)).toEqual([`${emoji.repeat(5_999)}…`, emoji.repeat(6_000)]);
    expect(contents.messages[0]?.text).toBe(`${"a".repeat(15_999)}…`);
    expect(contents.profile?.summary).toBe(`${"b".repeat(4_999)}…`);
    const finding = (file: string) => fileReport(contents, file).findings.find(({ reason }) => /short/.test(reason));
    expect(finding("Shares.csv")).toMatchObject({
      reason: "Texts longer than 6000 characters were shortened.",
      effect: "remark",
      places: [{ row: 2, column: "ShareCommentary" }],
    });
    expect(finding("messages.csv")).toMatchObject({ count: 1, places: [{ row: 2, column: "CONTENT" }] });
    expect(finding("Profile.csv")).toMatchObject({ count: 1, places: [{ row: 2, column: "Summary" }] });
  });

  test("with the names and addresses of many recipients stays whole", async () => {
    const slugs = Array.from({ length: 300 }, (_, index) => `somebody-with-a-long-address-${index}`);
    const { conversations } = await readFiles({
      "messages.csv": csvText([
        ["FROM", "TO", "DATE", "CONTENT", "SENDER PROFILE URL", "RECIPIENT PROFILE URLS", "CONVERSATION ID"],
        [
          ...["Bo", slugs.join(","), "2025-06-01 00:00:00", "Hello", "https://www.linkedin.com/in/bo"],
          ...[slugs.map((slug) => `https://www.linkedin.com/in/${slug}`).join(","), "c1"],
        ],
      ]),
    });
    expect(conversations[0]?.participantIds).toHaveLength(302); // with the sender and the owner
  });
});
