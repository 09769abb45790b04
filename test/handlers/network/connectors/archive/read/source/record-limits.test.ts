import { expect, test } from "vitest";
import { ArchiveError } from "../../../../../../../handlers/network/connectors/archive/read/index.ts";
import { defaultLimits } from "../../../../../../../handlers/network/connectors/archive/read/source/limits.ts";
import { csvText } from "../../../../../../fixtures/archive/csv-text.ts";
import { readFiles } from "../../../../../../support/archive.ts";

const url = (slug: string) => `https://www.linkedin.com/in/${slug}`;

/**
 * Three messages in two conversations: four people (Bo, Ana, Cy, and the owner, whom these messages do not
 * identify), five participants (three and two), and ten names and addresses of recipients.
 */
const files = {
  "messages.csv": csvText([
    ["CONVERSATION ID", "FROM", "SENDER PROFILE URL", "TO", "RECIPIENT PROFILE URLS", "DATE", "CONTENT"],
    ["c1", "Bo", url("bo"), "Ana,Cy", `${url("ana")},${url("cy")}`, "2025-06-01 00:00:00 UTC", "1"],
    ["c1", "Bo", url("bo"), "Ana,Cy", `${url("ana")},${url("cy")}`, "2025-06-01 00:00:00 UTC", "2"],
    ["c2", "Bo", url("bo"), "Ana", url("ana"), "2025-06-01 00:00:00 UTC", "3"],
  ]),
};
const exact = { records: 3, recipients: 10, people: 4, conversations: 2, participants: 5 };

test("an archive may reach every limit", async () => {
  expect((await readFiles(files, { maxRecords: exact })).messages).toHaveLength(3);
});

test.each(["records", "recipients", "people", "conversations", "participants"] as const)(
  "an archive with too many %s is refused with the limit and what to do",
  async (kind) => {
    const reading = readFiles(files, { maxRecords: { ...exact, [kind]: exact[kind] - 1 } });
    await expect(reading).rejects.toThrow(ArchiveError);
    await expect(reading).rejects.toThrow(`more than ${exact[kind] - 1} ${kind}`);
    await expect(reading).rejects.toThrow("NODE_OPTIONS=--max-old-space-size");
  },
);

test("with the heap of the test process, the limits allow archives of the largest networks", () => {
  const { records, people } = defaultLimits.maxRecords;
  expect(records).toBeGreaterThanOrEqual(120_000);
  expect(people).toBeGreaterThanOrEqual(30_000);
});
