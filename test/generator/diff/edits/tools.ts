import { moved } from "../sample-spec.ts";
import type { LabeledEdit } from "./edit.ts";

const filter = "tools/notes/filter_notes#";
const note = "tools/notes/get_note#";
const create = "tools/notes/create_note#";
const tags = "tools/notes/manage_tags#";
const statistics = "tools/notes/get_statistics#";
const search = "tools/notes/search_notes#";
const find = "tools/notes/find_notes#";

/** Edits of tools and routes. */
export const toolEdits: readonly LabeledEdit[] = [
  [
    "breaking",
    "tool-removed",
    "a tool is removed",
    { "tools/notes/filter_notes#": undefined, "schemas/Summary#": undefined, "schemas/Filter#": undefined },
  ],
  [
    "breaking",
    "replacement-changed",
    "an older name passes another value to the newer tool",
    { [`${find}/replaced_by/input/pinned`]: false },
  ],
  [
    "breaking",
    "replacement-removed",
    "an older name gets a handler of its own",
    {
      ...Object.fromEntries(
        ["replaced_by", "deprecated", "live", "documented"].map((key) => [`${find}/${key}`, undefined]),
      ),
    },
  ],
  ["breaking", "route-removed", "a tool is removed with its routes", { "tools/notes/import_notes#": undefined }],
  [
    "harmless",
    "tool-added",
    "a tool is added",
    {
      "tools/notes/read_note#": {
        name: "read_note",
        title: "Read",
        summary: "Read a note.",
        effect: "read",
        idempotent: true,
        safety: "none",
        scopes: [],
        routes: ["GET /readings"],
        input: { type: "object", additionalProperties: false, properties: {} },
        output: { $ref: "Note" },
        errors: [],
        examples: [{ title: "One", input: {} }],
      },
    },
  ],
  ["breaking", "tool-unlisted", "a tool is no longer listed", { [`${note}/live`]: false }],
  ["harmless", "tool-listed", "a tool is listed", { "tools/notes/search_notes#/live": true }],
  ["notable", "tool-undocumented", "a tool has no page", { [`${note}/documented`]: false }],
  ["notable", "tool-deprecated", "a tool is deprecated", { [`${note}/deprecated`]: { since: "2026-11-01" } }],
  [
    "breaking",
    "tool-sunset-earlier",
    "a tool is removed earlier than announced",
    { [`${find}/deprecated/removed_after`]: "2099-01-31" },
  ],
  [
    "harmless",
    "tool-sunset-later",
    "a tool is removed later than announced",
    { [`${find}/deprecated/removed_after`]: "2100-01-31" },
  ],
  [
    "breaking",
    "effect-strengthened",
    "a read-only tool writes",
    { [`${search}/effect`]: "write", [`${search}/routes`]: ["POST /notes/searches"] },
  ],
  ["breaking", "effect-strengthened", "a tool deletes", { [`${create}/effect`]: "destructive" }],
  ["breaking", "input-removed", "a tool becomes read-only, without previews", { [`${filter}/effect`]: "read" }],
  ["breaking", "idempotence-lost", "a tool is no longer idempotent", { [`${filter}/idempotent`]: false }],
  ["harmless", "idempotence-gained", "a tool becomes idempotent", { [`${create}/idempotent`]: true }],
  ["notable", "open-world-changed", "a tool interacts with external systems", { [`${note}/open_world`]: true }],
  ["breaking", "connection-needed", "a tool needs a connection", { [`${filter}/requires_connection`]: true }],
  ["breaking", "safety-added", "a tool is counted", { [`${filter}/safety`]: "writing" }],
  ["harmless", "safety-removed", "a tool is not counted", { [`${create}/safety`]: "none" }],
  [
    "breaking",
    "safety-changed",
    "a tool counts in another category",
    { "limits#/safety/other": { title: "Other", daily: 9, summary: "Others." }, [`${create}/safety`]: "other" },
  ],
  [
    "harmless",
    "units-reduced",
    "items are not counted one by one",
    { "tools/notes/import_notes#/safety_units": undefined },
  ],
  ["breaking", "units-changed", "items are counted one by one", { [`${create}/safety_units`]: "tags" }],
  ["notable", "timeout-reduced", "a time limit is shorter", { [`${create}/timeout_ms`]: 1000 }],
  ["breaking", "body-size-reduced", "requests must be smaller", { [`${create}/max_body_bytes`]: 2048 }],
  ["harmless", "body-size-increased", "requests may be larger", { [`${create}/max_body_bytes`]: 131072 }],
  ["notable", "reports-changed", "a tool sends no progress", { [`${filter}/reports`]: false }],
  ["breaking", "contents-changed", "a result has other content blocks", { [`${filter}/contents`]: undefined }],
  [
    "breaking",
    "header-added",
    "an argument must be repeated in a header",
    { [`${filter}/headers`]: { state: "State", order: "Order" } },
  ],
  ["harmless", "header-removed", "an argument need not be repeated in a header", { [`${filter}/headers`]: undefined }],
  ["notable", "updates-removed", "a call no longer announces a change", { [`${create}/changes`]: undefined }],
  ["notable", "tool-error-added", "a tool returns a further error", { [`${create}/errors`]: ["conflict"] }],
  [
    "harmless",
    "tool-error-removed",
    "a tool returns fewer errors",
    { [`${tags}/errors`]: [], "tools/notes/add_word#/errors": [] },
  ],
  [
    "breaking",
    "effect-strengthened",
    "an action deletes",
    {
      [`${tags}/actions/effects/add/effect`]: "destructive",
      [`${tags}/effect`]: "destructive",
      "tools/notes/add_word#/effect": "destructive",
    },
  ],
  ["breaking", "safety-added", "an action is counted", { [`${tags}/actions/effects/remove/safety`]: "writing" }],
  ["breaking", "scope-tool-removed", "a tool leaves a scope", { [`${note}/scopes`]: [] }],
  ["notable", "scope-tool-added", "a tool enters a scope", { [`${create}/scopes`]: ["reader"] }],
  [
    "notable",
    "tool-moved",
    "a tool is in another category",
    {
      "service#/categories/more": { title: "More", summary: "More." },
      ...moved("filter_notes", "tools/more/filter_notes#"),
    },
  ],
  ["harmless", "text-changed", "a summary changes", { [`${note}/summary`]: "Read a note." }],
  ["breaking", "route-removed", "a route is removed", { [`${statistics}/routes`]: ["GET /statistics"] }],
  ["breaking", "route-removed", "the path of a route changes", { [`${note}/routes`]: ["GET /note/{note_id}"] }],
  [
    "breaking",
    "route-removed",
    "the method of a route changes",
    { "tools/notes/import_notes#/routes": ["PATCH /notes/import"] },
  ],
  [
    "harmless",
    "route-added",
    "a route is added",
    { [`${note}/routes/-`]: { route: "GET /texts/{note_id}", operation_id: "get_text" } },
  ],
  [
    "notable",
    "route-shadowed",
    "a route takes over requests of another one",
    { [`${statistics}/routes/-`]: { route: "GET /notes/statistics", operation_id: "count" } },
  ],
  [
    "notable",
    "route-shadowed",
    "a route takes over requests of one that has a later literal",
    {
      "tools/notes/manage_tags#/routes/-": {
        route: "DELETE /notes/all/{note_id}/{tag}",
        operation_id: "remove_any",
        fixed: { action: "remove" },
      },
    },
  ],
  [
    "breaking",
    "operation-renamed",
    "an operation is renamed",
    { [`${statistics}/routes/1/operation_id`]: "read_stats" },
  ],
  [
    "notable",
    "route-deprecated",
    "a route is deprecated",
    { [`${note}/routes`]: [{ route: "GET /notes/{note_id}", deprecated: { since: "2026-11-01" } }] },
  ],
  [
    "harmless",
    "route-undeprecated",
    "a route is no longer deprecated",
    { [`${statistics}/routes/1/deprecated`]: undefined },
  ],
  [
    "breaking",
    "route-fixed-changed",
    "a route does something else",
    { [`${tags}/routes/2/fixed/action`]: "add", [`${tags}/routes/1/fixed/action`]: "remove" },
  ],
  [
    "breaking",
    "route-fixed-changed",
    "a route sets an argument",
    { [`${filter}/routes/0`]: { route: "POST /notes/filter", fixed: { order: "new" } } },
  ],
  [
    "breaking",
    "route-parameter-renamed",
    "a path parameter is renamed",
    {
      [`${filter}/routes/1/route`]: "POST /notes/filters/{status}",
      [`${filter}/input/properties/state`]: undefined,
      [`${filter}/input/properties/status`]: { type: "string", enum: ["open", "done", "late"], description: "State." },
      [`${filter}/input/required`]: ["status"],
      [`${filter}/headers`]: { status: "State" },
      [`${filter}/examples/0/input`]: { status: "open" },
    },
  ],
  [
    "breaking",
    "route-input-required",
    "an argument is required on a route",
    {
      [`${filter}/constraints/when`]: [{ argument: "order", is: ["new"], requires: ["day"] }],
      [`${filter}/routes/0`]: { route: "POST /notes/filter", fixed: { order: "new" } },
      [`${filter}/examples/0/input/day`]: "2026-11-01",
    },
  ],
  [
    "breaking",
    "tool-removed",
    "a tool is renamed, and its route stays",
    {
      ...moved("get_note", "tools/notes/read_note#", { name: "read_note" }),
      "service#/categories/notes/tools": ["create_note", "list_notes"],
      "resources/note#/tool": "read_note",
    },
  ],
];
