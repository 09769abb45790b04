import { CALLERS, EVERYONE, kind, NOTHING, type ChangeKind } from "./kind.ts";

const adds = { adds: true } as const;

/** Changes of the tables: the service, its scopes, limits and errors. */
export const serviceKinds = {
  "endpoint-moved": kind("breaking", EVERYONE, "Requests of the old path fail.", "Use the new path."),
  "pages-moved": kind(
    "notable",
    EVERYONE,
    "The pages, and the `type` of problems, have another path.",
    "Update links.",
  ),
  "uri-scheme-changed": kind(
    "breaking",
    ["mcp"],
    "The URIs of resources and the names of `_meta` members have another prefix.",
    "Use the new scheme.",
  ),
  "key-prefix-changed": kind(
    "notable",
    CALLERS,
    "New keys have another prefix.",
    "Adapt programs that recognize keys, such as secret scanners.",
  ),
  "service-renamed": kind(
    "notable",
    ["mcp"],
    "The server reports another name.",
    "Adapt configurations that contain the name.",
    { client: "breaking" },
  ),
  "license-changed": kind("notable", EVERYONE, "The license of the API description has changed.", "Check its terms."),
  "registry-changed": kind(
    "notable",
    ["mcp"],
    "The entry in the MCP registry has changed.",
    "Check references to the entry.",
  ),
  "category-removed": kind(
    "breaking",
    ["mcp"],
    "The endpoint rejects `?toolsets=` with the category.",
    "Use the remaining categories.",
  ),
  "category-added": kind("harmless", ["mcp"], "There is a further category.", NOTHING, adds),
  "scope-removed": kind("breaking", CALLERS, "Keys cannot have the scope.", "Use keys with other scopes."),
  "scope-added": kind("harmless", CALLERS, "There is a further scope.", NOTHING, adds),
  "scope-tool-removed": kind(
    "breaking",
    CALLERS,
    "Keys with only this scope may no longer call the tool.",
    "Use a key with a scope that contains the tool.",
  ),
  "scope-tool-added": kind("notable", CALLERS, "Keys with this scope may call the tool.", "Check whether they should."),
  "scope-default-removed": kind(
    "notable",
    CALLERS,
    "New keys do not have the scope unless it is requested.",
    "Request the scope.",
  ),
  "scope-default-added": kind("notable", CALLERS, "New keys have the scope.", "Check whether they should."),
  "quota-reduced": kind("breaking", CALLERS, "Fewer calls are accepted.", "Call less often."),
  "quota-increased": kind("harmless", CALLERS, "More calls are accepted.", NOTHING, adds),
  "plan-removed": kind("breaking", CALLERS, "Keys cannot have the plan.", "Use another plan."),
  "plan-added": kind("harmless", CALLERS, "There is a further plan.", NOTHING, adds),
  "plan-default-changed": kind("notable", CALLERS, "New keys have another plan.", "Request the plan."),
  "safety-category-removed": kind("harmless", CALLERS, "The safety category no longer exists.", NOTHING),
  "safety-category-added": kind("harmless", CALLERS, "There is a further safety category.", NOTHING),
  "error-removed": kind(
    "notable",
    CALLERS,
    "The service does not return the code.",
    "Handle the codes that replace it.",
    { client: "breaking" },
  ),
  "error-added": kind("notable", EVERYONE, "The service may return a further code.", "Handle unknown codes."),
  "error-status-changed": kind(
    "breaking",
    CALLERS,
    "The error has another HTTP status and JSON-RPC code.",
    "Handle the error by its `code`.",
    { client: "notable" },
  ),
  "error-form-changed": kind(
    "breaking",
    ["mcp"],
    "MCP returns the error in another form: as a JSON-RPC error or as a tool result.",
    "Handle both forms.",
  ),
  "error-retry-changed": kind(
    "notable",
    EVERYONE,
    "Whether the same call may succeed later has changed.",
    "Read `retryable` of the problem.",
  ),
  "error-became-common": kind("notable", EVERYONE, "Every tool may return the error.", "Handle the error code."),
  "error-became-rare": kind("harmless", EVERYONE, "Only some tools return the error.", NOTHING),
  "text-changed": kind("harmless", EVERYONE, "Only texts for people and models have changed.", NOTHING),
} as const satisfies Readonly<Record<string, ChangeKind>>;

/** Changes of prompts, resources and events. */
export const itemKinds = {
  "prompt-removed": kind("breaking", ["mcp"], "`prompts/get` fails.", "Use another prompt."),
  "prompt-added": kind("harmless", ["mcp"], "There is a further prompt.", NOTHING, adds),
  "prompt-messages-changed": kind("notable", ["mcp"], "Models get other instructions.", "Check what the prompt does."),
  "resource-removed": kind("breaking", ["mcp"], "`resources/read` fails.", "Read another resource."),
  "resource-added": kind("harmless", ["mcp"], "There is a further resource.", NOTHING, adds),
  "resource-uri-changed": kind("breaking", ["mcp"], "Requests with the old URI fail.", "Read the new URI."),
  "resource-type-changed": kind(
    "breaking",
    ["mcp"],
    "The content of the resource has another media type or form.",
    "Read the new form.",
  ),
  "completion-removed": kind("notable", ["mcp"], "The server proposes no values.", "Use the values of a list."),
  "completion-added": kind("harmless", ["mcp"], "The server proposes values.", NOTHING, adds),
  "item-deprecated": kind("notable", ["mcp"], "The prompt or resource will be removed.", "Use its replacement."),
  "item-undeprecated": kind("harmless", ["mcp"], "The prompt or resource is no longer deprecated.", NOTHING),
  "item-sunset-earlier": kind(
    "breaking",
    ["mcp"],
    "The prompt or resource is removed earlier than announced.",
    "Use its replacement before the new date.",
  ),
  "item-sunset-later": kind("harmless", ["mcp"], "The prompt or resource is kept longer than announced.", NOTHING),
  "event-removed": kind("breaking", CALLERS, "The event is no longer written.", "Use another event."),
  "event-added": kind("harmless", CALLERS, "There is a further event.", NOTHING, adds),
} as const satisfies Readonly<Record<string, ChangeKind>>;
