import { expect, test } from "vitest";
import { checkSpec } from "../../../generator/check/check-spec.ts";
import { diff } from "../../../generator/diff/diff.ts";
import type { OpenapiDocument } from "../../../generator/diff/source/openapi-document.ts";
import { openapiDocument } from "../../../generator/emit/openapi/document.ts";
import { combinedKeywordEdits } from "./edits/combined-keywords.ts";
import { exactEdits } from "./edits/exact.ts";
import { inputEdits } from "./edits/inputs.ts";
import { outputEdits } from "./edits/outputs.ts";
import { tableEdits } from "./edits/tables.ts";
import { toolEdits } from "./edits/tools.ts";
import { compareVersions, isVersion, nextVersion } from "../../../generator/diff/version.ts";
import { runsAllTests } from "../../support/run-all-tests.ts";
import { edited, moved, text, type Edit } from "./sample-spec.ts";

const before = { label: "before", ...edited({}) };
const writing = "limits#/safety/writing";
const tags = "tools/notes/manage_tags#";
const color = "tools/notes/check_note#/input/properties/color";
const filter = "tools/notes/filter_notes#";
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

/** Pairs of specifications between which consumers notice only the listed changes. */
const equivalent: readonly (readonly [label: string, from: Edit, to: Edit, kinds: readonly string[]])[] = [
  ["a weekly limit never applies", { [`${writing}/weekly`]: undefined }, { [`${writing}/weekly`]: 35 }, []],
  [
    "limits of longer windows apply to further accounts, but no category has such limits",
    { [`${writing}/weekly`]: undefined, [`${writing}/monthly`]: undefined },
    { [`${writing}/weekly`]: undefined, [`${writing}/monthly`]: undefined, "limits#/daily_only": [] },
    [],
  ],
  [
    "limits of longer windows no longer apply to some accounts, but no category has such limits",
    { [`${writing}/weekly`]: undefined, [`${writing}/monthly`]: undefined, "limits#/daily_only": [] },
    { [`${writing}/weekly`]: undefined, [`${writing}/monthly`]: undefined },
    [],
  ],
  [
    "a warm-up starts with the whole limit",
    { "limits#/warm_up": { start_percent: 100, days: 1 } },
    { "limits#/warm_up": { start_percent: 100, days: 30 } },
    [],
  ],
  [
    "the keys of an object are in another order",
    { [`${filter}/routes/0`]: { route: "POST /notes/filters", fixed: { order: "new", link: "https://a.b/" } } },
    { [`${filter}/routes/0`]: { route: "POST /notes/filters", fixed: { link: "https://a.b/", order: "new" } } },
    [],
  ],
  [
    "constraints are written in another way",
    { [`${filter}/constraints`]: { excludes: { code: ["query"] }, at_least_one_of: [["link", "code", "query"]] } },
    { [`${filter}/constraints`]: { excludes: { query: ["code"] }, at_least_one_of: [["query", "link", "code"]] } },
    [],
  ],
  [
    "an integer is added to listed numbers",
    { [color]: { enum: [0.5, 1.5], description: "Color." } },
    { [color]: { enum: [0.5, 1, 1.5], description: "Color." } },
    ["input-value-added"],
  ],
  [
    "an integer is added to listed integers",
    { [color]: { enum: [1, 2], description: "Color." } },
    { [color]: { enum: [1, 2, 3], description: "Color." } },
    ["input-value-added"],
  ],
  [
    "a number is added to listed integers",
    { [color]: { enum: [1, 2], description: "Color." } },
    { [color]: { enum: [1, 1.5, 2], description: "Color." } },
    ["input-type-widened", "input-value-added"],
  ],
  [
    "a renamed input occurs in fixed arguments and constraints",
    {},
    {
      [`${tags}/input/properties`]: {
        act: { enum: ["list", "add", "remove"], description: "Action." },
        note_id: { type: "string", maxLength: 100, description: "Note with the tags." },
        tag: { type: "string", minLength: 1, maxLength: 20, description: "Tag to add or remove." },
      },
      [`${tags}/input/required`]: ["act", "note_id"],
      [`${tags}/renamed_inputs`]: { action: { since: "2026-11-01", use: "act" } },
      [`${tags}/actions/argument`]: "act",
      ...Object.fromEntries(
        ["list", "add", "remove"].map((act, index) => [`${tags}/routes/${index}/fixed`, { act }] as const),
      ),
      [`${tags}/constraints/when/0/argument`]: "act",
      [`${tags}/constraints/when/1/argument`]: "act",
    },
    ["input-renamed"],
  ],
  [
    "a renamed input is required by a condition on a fixed argument and is in the path of a route",
    {},
    {
      [`${tags}/input/properties/tag`]: undefined,
      [`${tags}/input/properties/label`]: {
        type: "string",
        minLength: 1,
        maxLength: 20,
        description: "Tag to add or remove.",
      },
      [`${tags}/renamed_inputs`]: { tag: { since: "2026-11-01", use: "label" } },
      [`${tags}/routes/2/route`]: "DELETE /notes/{note_id}/tags/{label}",
      [`${tags}/constraints/when/0/excludes`]: ["label"],
      [`${tags}/constraints/when/1/requires`]: ["label"],
      [`${tags}/examples/0/input`]: { action: "add", note_id: "{{steps.made.id}}", label: "shopping" },
    },
    ["input-renamed", "route-parameter-renamed"],
  ],
  [
    "a renamed input has a different place in the path of a route",
    {},
    {
      [`${tags}/input/properties/tag`]: undefined,
      [`${tags}/input/properties/label`]: {
        type: "string",
        minLength: 1,
        maxLength: 20,
        description: "Tag to add or remove.",
      },
      [`${tags}/renamed_inputs`]: { tag: { since: "2026-11-01", use: "label" } },
      [`${tags}/routes/2/route`]: "DELETE /notes/{label}/tags/{note_id}",
      [`${tags}/constraints/when/0/excludes`]: ["label"],
      [`${tags}/constraints/when/1/requires`]: ["label"],
      [`${tags}/examples/0/input`]: { action: "add", note_id: "{{steps.made.id}}", label: "shopping" },
    },
    ["input-renamed", "route-parameter-reordered"],
  ],
  [
    "a renamed input is the body of a route",
    {
      [`${filter}/routes/0`]: {
        route: "POST /notes/filter",
        text_body: { argument: "query", media_type: "text/plain" },
      },
    },
    {
      [`${filter}/input/properties/query`]: undefined,
      [`${filter}/input/properties/phrase`]: text(100, { minLength: 2 }),
      [`${filter}/constraints/excludes/code`]: ["phrase"],
      [`${filter}/renamed_inputs`]: Object.fromEntries(
        ["keyword", "words", "term", "query"].map((name) => [name, { since: "2026-11-01", use: "phrase" }] as const),
      ),
      [`${filter}/routes/0`]: {
        route: "POST /notes/filter",
        text_body: { argument: "phrase", media_type: "text/plain" },
      },
    },
    ["input-older-name-sunset-later", "input-older-name-sunset-later", "input-renamed"],
  ],
  [
    "a renamed input has a header",
    {},
    {
      [`${filter}/headers`]: { status: "State" },
      [`${filter}/input/properties/state`]: undefined,
      [`${filter}/input/properties/status`]: { type: "string", enum: ["open", "done", "late"], description: "State." },
      [`${filter}/input/required`]: ["status"],
      [`${filter}/renamed_inputs/state`]: { since: "2026-11-01", use: "status" },
      [`${filter}/routes`]: ["POST /notes/filter"],
    },
    ["input-renamed", "route-removed"],
  ],
];

test.each(equivalent)("%s: nothing else is reported", (_, from, to, kinds) => {
  const { changes } = diff({ label: "before", ...edited(from) }, edited(to), "2026-11-22");
  expect(changes.map(({ kind }) => kind).sort()).toEqual(kinds);
});

test.each(exactEdits)("only what consumers notice is reported: %s", (_, edit, kinds) => {
  const { changes } = diff(before, edited(edit), "2026-11-22");
  expect(changes.map(({ kind, text }) => `${kind} ${text}`)).toEqual(kinds);
});

test("weekly and monthly limits that apply to further accounts are named only if they exist", () => {
  const textOf = (limits: Edit) => {
    const { changes } = diff(
      { label: "before", ...edited(limits) },
      edited({ ...limits, "limits#/daily_only": [] }),
      "2026-11-22",
    );
    return changes.map(({ text }) => text);
  };
  const accounts = 'accounts of networks of kind "embedded"';
  expect(textOf({})).toEqual([`${accounts} have weekly and monthly limits`]);
  expect(textOf({ [`${writing}/monthly`]: undefined })).toEqual([`${accounts} have weekly limits`]);
  expect(textOf({ [`${writing}/weekly`]: undefined })).toEqual([`${accounts} have monthly limits`]);
});

test("a route that no longer accepts a renamed input is reported", () => {
  const to = edited({
    [`${tags}/input/properties/tag`]: undefined,
    [`${tags}/input/properties/label`]: { type: "string", minLength: 1, maxLength: 20, description: "Tag." },
    [`${tags}/renamed_inputs`]: { tag: { since: "2026-11-01", use: "label" } },
    [`${tags}/routes/1/fixed`]: { action: "list" },
    [`${tags}/routes/2/route`]: "DELETE /notes/{note_id}/tags/{label}",
    [`${tags}/constraints/when/0/excludes`]: ["label"],
    [`${tags}/constraints/when/1/requires`]: ["label"],
  });
  const texts = diff(before, to, "2026-11-22").changes.map(({ kind, text }) => `${kind} ${text}`);
  expect(texts).toContain('route-input-removed route POST /notes/{note_id}/tags: argument "label" is not accepted');
});

test("a changed shared schema affects all callers of a tool, even over a route that belonged to a removed tool", () => {
  const older = moved("filter_notes", "tools/notes/old_filter#", {
    name: "old_filter",
    title: "Filter notes (old)",
    routes: ["POST /old-filter"],
    renamed_inputs: undefined,
  })["tools/notes/old_filter#"];
  const added = { "tools/notes/old_filter#": older };
  const routes = ["POST /notes/filter", { route: "POST /old-filter", operation_id: "old_filter" }];
  const removed = { "schemas/Summary#/properties/nickname": undefined };
  const severitiesOf = (from: Edit, to: Edit) =>
    diff({ label: "before", ...edited(from) }, edited({ ...to, ...removed }), "2026-11-22").changes.find(
      ({ kind }) => kind === "output-removed",
    )?.severities;
  expect(severitiesOf({}, {})).toMatchObject({ rest: "breaking", mcp: "breaking", client: "breaking" });
  expect(severitiesOf(added, { [`${filter}/routes`]: routes })).toEqual(severitiesOf({}, {}));
});

test("a changed default is one change at its line in service.yaml, with the tools that inherit it", () => {
  const { changes } = diff(before, edited({ "service#/defaults/max_body_bytes": 32_768 }), "2026-11-22");
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({
    kind: "body-size-reduced",
    subject: "service",
    text: "`defaults.max_body_bytes` changed from 65536 to 32768",
    at: "spec/service.yaml#/defaults/max_body_bytes",
    severities: { rest: "breaking", mcp: "breaking" },
  });
  expect(changes[0]?.users).toContain("get_note");
  expect(changes[0]?.users).toHaveLength(before.model.tools.length);
});

test("if scopes that sufficed only together no longer suffice for a prompt, this is reported", () => {
  const scopes = (tool: string, names: readonly string[]): Edit => ({ [`tools/notes/${tool}#/scopes`]: names });
  const prompt = (tools: readonly string[]): Edit => ({
    "prompts/read_notes#/tools": tools,
    "prompts/read_notes#/messages/0/text": tools.join(" "),
  });
  const tools = ["list_notes", "get_counts"];
  const from = { ...scopes("get_counts", ["other"]), ...prompt(tools) };
  const changed = (statistics: readonly string[], newTools = [...tools, "get_statistics"]): readonly string[] => {
    const later = scopes("get_statistics", statistics);
    const { changes } = diff(
      { label: "before", ...edited({ ...from, ...later }) },
      edited({ ...from, ...later, ...prompt(newTools) }),
      "2026-11-22",
    );
    return changes.filter(({ kind }) => kind !== "prompt-messages-changed").map(({ kind, text }) => `${kind} ${text}`);
  };
  const text = `\`tools\` changed from ["list_notes","get_counts"] to ["list_notes","get_counts","get_statistics"]`;
  expect(changed([])).toEqual([
    `prompt-scope-removed ${text}; these scopes were sufficient together, but do not contain "get_statistics": reader, other`,
  ]);
  expect(changed(["other"])).toEqual([`prompt-tools-changed ${text}`]);
  expect(changed(["reader"])).toEqual([`prompt-tools-changed ${text}`]);
  expect(changed([], ["list_notes"])).toEqual([
    'prompt-tools-changed `tools` changed from ["list_notes","get_counts"] to ["list_notes"]',
  ]);
});

test("a tool that sets or no longer sets its own value has the change in its own file", () => {
  const [set, own] = [{ "tools/notes/get_note#/max_body_bytes": 2048 }, { "tools/notes/get_note#/title": "Get" }];
  const places = (from: Edit, to: Edit) =>
    diff({ label: "before", ...edited(from) }, edited(to), "2026-11-22")
      .changes.filter(({ kind }) => kind.startsWith("body-size"))
      .map(({ at }) => at);
  const file = "spec/tools/notes/get_note.yaml#/max_body_bytes";
  expect(places({}, set)).toEqual([file]);
  expect(places(set, own)).toEqual([file]);
});

test("a change in a part of allOf has the place of its keyword", () => {
  const joint = "tools/notes/check_note#/input/properties/joint";
  const { changes } = diff(before, edited({ [`${joint}/allOf/1/maxLength`]: 8 }), "2026-11-22");
  expect(changes.map(({ at }) => at)).toEqual([`spec/${joint.replace("#", ".yaml#")}/allOf/1/maxLength`]);
});

test("a removed route has the place of the list of routes", () => {
  const manage = edited({}).model.tools.find(({ name }) => name === "manage_tags");
  const kept = manage?.routes
    .filter((_, index) => index !== 1)
    .map(({ method, path, operationId, fixed }) => {
      return { route: `${method} ${path}`, operation_id: operationId, fixed };
    });
  const { changes } = diff(before, edited({ [`${tags}/routes`]: kept }), "2026-11-22");
  expect(changes).toContainEqual(
    expect.objectContaining({ kind: "route-removed", at: "spec/tools/notes/manage_tags.yaml#/routes" }),
  );
});

test("compared with an OpenAPI document, a deprecation is described without the date that the document lacks", () => {
  const document = openapiDocument(edited({}).model) as unknown as OpenapiDocument;
  const after = edited({ [`${tags}/routes/2/deprecated`]: { since: "2026-11-01" } });
  const texts = diff({ label: "before", document, note: null }, after, "2026-11-22").changes.map(
    ({ text: found }) => found,
  );
  expect(texts).toContain("route DELETE /notes/{note_id}/tags/{tag}: was deprecated");
});

test("compared with an OpenAPI document, a renamed operation of a further route is one change at this route", () => {
  const document = openapiDocument(edited({}).model) as unknown as OpenapiDocument;
  const after = edited({ [`${tags}/routes/2/operation_id`]: "drop_tag" });
  const { changes } = diff({ label: "before", document, note: null }, after, "2026-11-22");
  expect(changes.map(({ kind, at }) => [kind, at])).toEqual([
    ["operation-renamed", "spec/tools/notes/manage_tags.yaml#/routes/2/operation_id"],
  ]);
});

test("a removed rule of a scope is one change in scopes.yaml; a changed list of scopes is one in the tool", () => {
  const { changes } = diff(before, edited({ "scopes#/writer/rule": undefined }), "2026-11-22");
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({
    kind: "scope-tool-removed",
    subject: "scopes",
    text: 'scope "writer" contains fewer tools',
    at: "spec/scopes.yaml#/writer/rule",
  });
  expect(changes[0]?.users).toHaveLength(before.model.tools.length);
  const ofTool = diff(before, edited({ "tools/notes/get_note#/scopes": [] }), "2026-11-22").changes;
  expect(ofTool.map(({ kind, at }) => [kind, at])).toEqual([
    ["scope-tool-removed", "spec/tools/notes/get_note.yaml#/scopes"],
  ]);
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
  expect(next("2.0.0-rc.1")).toEqual(["2.0.0", "2.0.0", "2.0.0", "2.0.0", "2.0.0", "2.0.0-rc.1"]);
  expect(next("1.2.0-rc.1+b-7")).toEqual(["2.0.0", "2.0.0", "1.2.0", "1.2.0", "1.2.0", "1.2.0-rc.1+b-7"]);
  expect(next("1.2.3-rc.1")).toEqual(["2.0.0", "2.0.0", "1.3.0", "1.3.0", "1.2.3", "1.2.3-rc.1"]);
});

test("versions are ordered by Semantic Versioning", () => {
  // The order of the specification (section 11), and numbers of several digits.
  const pre = ["1.0.0-1", "1.0.0-2", "1.0.0-10", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta"];
  const versions = [...pre, "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.9.0", "1.10.0", "2.0.0"];
  expect(versions.toReversed().sort(compareVersions)).toEqual(versions);
  expect(versions.filter(isVersion)).toEqual(versions);
  expect(["1.0", "v1.0.0", "1.0.0-", "01.0.0", "1.0.0-01", "old", ""].filter(isVersion)).toEqual([]);
  expect(compareVersions("1.0.0+a-1", "1.0.0")).toBe(0);
});
