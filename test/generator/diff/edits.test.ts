import { expect, test } from "vitest";
import { checkSpec } from "../../../generator/check/check-spec.ts";
import { diff } from "../../../generator/diff/diff.ts";
import { combinedKeywordEdits } from "./edits/combined-keywords.ts";
import { inputEdits } from "./edits/inputs.ts";
import { outputEdits } from "./edits/outputs.ts";
import { tableEdits } from "./edits/tables.ts";
import { toolEdits } from "./edits/tools.ts";
import { nextVersion } from "../../../generator/diff/version.ts";
import { runsAllTests } from "../../support/run-all-tests.ts";
import { edited } from "./sample-spec.ts";

const before = { label: "before", ...edited({}) };
const edits = [...inputEdits, ...outputEdits, ...combinedKeywordEdits, ...toolEdits, ...tableEdits];

test("there are enough labeled edits, most of them breaking", () => {
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

test("the next version follows Semantic Versioning, one level lower before 1.0.0", () => {
  const breaking = { kind: "input-removed", severity: "breaking" } as const;
  const added = { kind: "tool-added", severity: "harmless" } as const;
  const notable = { kind: "tool-deprecated", severity: "notable" } as const;
  const text = { kind: "text-changed", severity: "harmless" } as const;
  const next = (version: string) =>
    [[breaking, added], [breaking], [added], [notable], [text], []].map((changes) => nextVersion(version, changes));
  expect(next("1.2.3")).toEqual(["2.0.0", "2.0.0", "1.3.0", "1.3.0", "1.2.4", "1.2.3"]);
  expect(next("0.2.3")).toEqual(["0.3.0", "0.3.0", "0.2.4", "0.2.4", "0.2.4", "0.2.3"]);
});
