import { expect, test } from "vitest";
import { checkSpec } from "../../../generator/check/check-spec.ts";
import { diff } from "../../../generator/diff/diff.ts";
import { inputEdits } from "./edits/inputs.ts";
import { outputEdits } from "./edits/outputs.ts";
import { tableEdits } from "./edits/tables.ts";
import { toolEdits } from "./edits/tools.ts";
import { runsAllTests } from "../../support/run-all-tests.ts";
import { edited } from "./sample-spec.ts";

const before = { label: "before", ...edited({}) };
const edits = [...inputEdits, ...outputEdits, ...toolEdits, ...tableEdits];

test("there are enough labelled edits, most of them breaking", () => {
  const breaking = edits.filter(([severity]) => severity === "breaking");
  expect(edits.length).toBeGreaterThanOrEqual(120);
  expect(breaking.length).toBeGreaterThanOrEqual(70);
});

test.each(edits)("%s %s: %s", (severity, kind, _, edit) => {
  const { changes } = diff(before, edited(edit), "2026-11-22");
  expect(changes[0]?.severity, changes.map((change) => `${change.kind} ${change.text}`).join("\n")).toBe(severity);
  expect(changes.map((change) => change.kind)).toContain(kind);
  for (const change of changes) {
    expect(change).toMatchObject({ file: expect.stringMatching(/^spec\//), line: expect.any(Number) });
  }
});

test("the edits are valid specifications", () => {
  const some = runsAllTests ? edits : edits.filter((_, index) => index % 60 === 0);
  for (const [, , label, edit] of some) expect([label, checkSpec(edited(edit).files)]).toEqual([label, []]);
});
