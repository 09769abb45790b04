import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readChecked } from "../../../generator/diff/source/read-source.ts";
import type { SpecTexts } from "../../../generator/generate.ts";
import { readSpec } from "../../../generator/read-folder.ts";
import { planSpec } from "../../../generator/rename/plan.ts";
import { parseRename } from "../../../generator/rename/target.ts";

const today = "2026-11-01";
const spec = readSpec(resolve(".")) ?? new Map<string, string>();

/** Returns the text of a file, or an empty one. */
const textIn = (texts: SpecTexts, path: string): string => {
  const text = texts.get(path);
  return typeof text === "string" ? text : "";
};

/** Plans a rename in the specification of this repository, and returns its texts and the mentions that are not changed. */
function plan(kind: string, from: string, to: string, input = spec, keepOld = false) {
  const { texts, mentions } = planSpec(parseRename(kind, from, to), { spec: input, keepOld, today });
  return { texts, mentions, textOf: (path: string) => textIn(texts, path) };
}

/** Returns the specification with a replacement in one file. */
function edit(path: string, from: string, to: string) {
  const text = textIn(spec, path);
  expect(text).toContain(from);
  return new Map([...spec, [path, text.replace(from, to)]]);
}

test("an error code of one word is renamed in backticks, and its other mentions are listed", () => {
  const { texts, mentions } = plan("error", "conflict", "edit_conflict");
  for (const [path, text] of texts) expect([path, text]).not.toEqual([path, expect.stringContaining("`conflict`")]);
  expect(texts.get("spec/tools/messaging/edit_message.yaml")).toContain("the call returns `edit_conflict`");
  expect(mentions).toContainEqual({
    file: "spec/schemas/InvitationBatch.yaml",
    line: 32,
    text: 'code: { type: string, description: "Error code, such as conflict." }',
  });
  expect(readChecked(texts, today).diagnostics).toEqual([]);
});

test("mentions of a one-word scope that is also the name of something else are listed, not renamed", () => {
  const path = "spec/tools/settings/download_export.yaml";
  const sentence = "Return the status of an export and, once ready, a part of its content.";
  const input = edit(path, sentence, "Return an `export`.");
  const { textOf, mentions } = plan("scope", "export", "file_export", input);
  expect(textOf(path)).toContain("Return an `export`.");
  expect(textOf(path)).toContain("scopes: [file_export]");
  expect(mentions).toContainEqual({ file: path, line: 3, text: "summary: Return an `export`." });
  expect(mentions).toContainEqual(expect.objectContaining({ file: "spec/schemas/ExportFile.yaml", line: 1 }));
  expect(mentions).toContainEqual(expect.objectContaining({ file: "spec/service.yaml" }));
});

test("prompts name the renamed argument in calls of its tool, and other mentions near the name of the tool are listed", () => {
  const summary = "spec/tools/messaging/get_inbox_summary.yaml";
  const sentence = "`unread` is the number of list_conversations with the filter of the same name.";
  const input = edit(summary, "details: >-\n", `details: >-\n  ${sentence}\n`);
  const { textOf, mentions } = plan("input", "list_conversations.filter", "view", input);
  const inbox = textOf("spec/prompts/inbox_zero.yaml");
  expect(inbox).toContain('list_conversations with {"view": "unread", "limit": 50}');
  expect(inbox).toContain('{"filter": "awaiting_reply"} and say so');
  expect(textOf("spec/prompts/network_pulse.yaml")).toContain('with {"view": "awaiting_reply", "limit": 25}');
  expect(textOf("spec/prompts/follow_up_sequence.yaml")).toContain('with {"view": "unanswered", "limit": 100}');
  expect(mentions.map(({ file, text }) => [file, text])).toEqual([
    ["spec/prompts/inbox_zero.yaml", '{"filter": "awaiting_reply"} and say so.'],
    [summary, sentence],
  ]);
});

test("an argument after another key, in a multi-line call and in the details of a tool is renamed", () => {
  const path = "spec/tools/messaging/get_inbox_summary.yaml";
  const call = 'Call `list_conversations` with `{"limit": 5,\n  "filter": "unread"}`.';
  const input = edit(path, "details: >-\n", `details: >-\n  ${call}\n`);
  const { textOf } = plan("input", "list_conversations.filter", "view", input);
  expect(textOf(path)).toContain(call.replace("filter", "view"));
});

test("a mention that may mean an output of this or another tool, instead of the argument, is listed", () => {
  const path = "spec/tools/campaigns/upsert_campaign.yaml";
  const { textOf, mentions } = plan("input", "upsert_campaign.steps", "stages", spec, true);
  expect(textOf(path)).toMatch(/The `steps`\s+from `get_campaign`\s+can be edited and sent back/);
  expect(textOf(path)).toContain("    stages:");
  expect(mentions).toContainEqual(
    expect.objectContaining({ file: path, text: expect.stringContaining("The `steps`") as string }),
  );
});

test("a mention of an argument is renamed, unless its sentence names a tool with the same argument", () => {
  const path = "spec/tools/search/search_people.yaml";
  const details = "details: A `keyword` matches.\\nThe `keyword` of `search_companies` differs. `keyword` is text.";
  const source = textIn(spec, path).replace(/^details: [^]*?(?=^[a-z_]+:)/m, "");
  const text = source.replace(/^effect:/m, `${details.replace("details: ", 'details: "')}"\neffect:`);
  const { textOf, mentions } = plan("input", "search_people.keyword", "query", new Map([...spec, [path, text]]));
  expect(textOf(path)).toContain("A `query` matches.\\nThe `keyword` of `search_companies` differs. `query` is text.");
  expect(mentions).toContainEqual(expect.objectContaining({ file: path, text: expect.stringMatching(/^details/) }));
});
