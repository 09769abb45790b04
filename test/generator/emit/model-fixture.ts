import { noConstraints } from "../../../generator/language/constraints.ts";
import type {
  EffectModel,
  ErrorModel,
  Model,
  NamedSchema,
  RouteModel,
  ToolModel,
} from "../../../generator/model/model.ts";

const READ: EffectModel = { effect: "read", idempotent: true, safety: null, requiresConnection: false };
const WRITE: EffectModel = { effect: "write", idempotent: false, safety: "note", requiresConnection: true };
const DELETE: EffectModel = { effect: "destructive", idempotent: true, safety: null, requiresConnection: false };

const error = (code: string, status: number, rest: Partial<ErrorModel> = {}): ErrorModel => ({
  code,
  status,
  mcp: "error",
  retryable: false,
  common: true,
  title: code.replaceAll("_", " "),
  text: `What ${code} means.`,
  hint: `What to do about ${code}.`,
  ...rest,
});

const errors: readonly ErrorModel[] = [
  error("invalid_arguments", 400, { mcp: "tool_result" }),
  error("invalid_cursor", 400, { mcp: "tool_result" }),
  error("preview_not_supported", 400),
  error("unauthenticated", 401),
  error("out_of_scope", 403),
  error("note_locked", 403, { common: false }),
  error("not_found", 404),
  error("method_not_allowed", 405),
  error("idempotency_mismatch", 422),
  error("rate_limited", 429, { retryable: true }),
  error("internal_error", 500, { retryable: true }),
];

const common = errors.filter((each) => each.common);

const accountId = { type: "string", description: "Account to act for; left out: the default one." };

const noteProperties = {
  title: { type: "string", minLength: 1, maxLength: 80, description: "One line; shown in lists." },
  text: { type: "string", maxLength: 2000, default: "", description: "Plain text." },
  color: { type: ["string", "null"], enum: ["red", "green", null], description: "Mark of the note, or null." },
  tags: { type: "array", items: { type: "string" }, maxItems: 5, description: "Names of tags." },
};

const schemas: readonly NamedSchema[] = [
  {
    name: "Note",
    schema: {
      type: "object",
      description: "One note.",
      additionalProperties: false,
      required: ["id", "title", "author", "replies"],
      properties: {
        id: { type: "string", description: "Id, prefixed nte_." },
        ...noteProperties,
        author: { $ref: "Person", description: "Who wrote it." },
        editor: { anyOf: [{ $ref: "Person" }, { type: "null" }], description: "Who changed it last, or null." },
        place: {
          type: "object",
          description: "Where it was written.",
          additionalProperties: false,
          required: ["latitude"],
          properties: { latitude: { type: "number", minimum: -90, maximum: 90, description: "Degrees." } },
        },
        replies: { type: "array", items: { $ref: "Note" }, description: "Notes that answer it." },
      },
    },
  },
  {
    name: "NoteList",
    schema: {
      type: "object",
      additionalProperties: false,
      required: ["data"],
      properties: { data: { type: "array", items: { $ref: "Note" } } },
    },
  },
  {
    name: "NotePage",
    schema: {
      type: "object",
      additionalProperties: false,
      required: ["data", "next_cursor"],
      properties: {
        data: { type: "array", items: { $ref: "Note" } },
        next_cursor: { type: ["string", "null"], description: "Send it as cursor for the next page; null: no more." },
      },
    },
  },
  {
    name: "Person",
    schema: {
      type: "object",
      description: "A person.",
      additionalProperties: false,
      required: ["name"],
      properties: { name: { type: "string", description: "Name as shown." } },
    },
  },
  {
    name: "Usage",
    schema: {
      type: "object",
      description: "What was used today.",
      additionalProperties: false,
      required: ["calls"],
      properties: { calls: { type: "integer", description: "Calls since midnight." } },
    },
  },
];

function route(method: RouteModel["method"], path: string, operationId: string, rest: Partial<RouteModel>): RouteModel {
  return {
    method,
    path,
    operationId,
    pathParameters: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ""),
    queryParameters: ["account_id"],
    bodyProperties: [],
    textBody: null,
    fixed: {},
    deprecated: null,
    effect: READ,
    ...rest,
  };
}

function tool(
  name: string,
  category: string,
  rest: Partial<ToolModel> & Pick<ToolModel, "routes" | "input">,
): ToolModel {
  const words = name.split("_");
  return {
    name,
    title: name.replaceAll("_", " "),
    category,
    summary: `Does what ${name} says.`,
    details: null,
    synonyms: [],
    ...READ,
    live: true,
    documented: true,
    openWorld: false,
    scopes: ["everyday", "everything"],
    deprecated: null,
    deprecatedInputs: {},
    renamedInputs: {},
    replacedBy: null,
    timeoutMs: 10_000,
    maxBodyBytes: 1_048_576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    headers: [],
    constraints: noConstraints,
    changes: [],
    contents: null,
    typeName: words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(""),
    output: { $ref: "Note" },
    ownsOutput: false,
    errors: common,
    examples: [],
    response: null,
    ...rest,
  };
}

const object = (properties: object, required: readonly string[] = []): ToolModel["input"] => ({
  type: "object",
  additionalProperties: false,
  ...(required.length > 0 ? { required } : {}),
  properties: { ...properties, account_id: accountId },
});

const noteId = { type: "string", description: "Note to act on." };

const tools: readonly ToolModel[] = [
  tool("get_note", "notes", {
    routes: [
      route("GET", "/notes/{note_id}", "get_note", { queryParameters: ["sections", "account_id"] }),
      route("GET", "/note", "get_first_note", { queryParameters: ["note_id", "sections", "account_id"] }),
    ],
    input: object({
      note_id: { type: "string", description: "Note to read; left out: the first." },
      sections: {
        type: "array",
        uniqueItems: true,
        items: { enum: ["text", "tags"] },
        description: "Parts to include.",
      },
    }),
    examples: [
      { title: "One note", setup: [], input: { note_id: "nte_1", sections: ["text", "tags"] } },
      { title: "The first note", setup: [], input: {} },
    ],
  }),
  tool("save_note", "notes", {
    ...WRITE,
    details: "Titles need not be unique.\n\n- A _new_ note gets an id.\n- A changed note keeps it.",
    routes: [
      route("POST", "/notes", "save_note", {
        bodyProperties: ["note_id", "title", "text", "color", "tags"],
        effect: WRITE,
      }),
      route("PATCH", "/notes/{note_id}", "change_note", {
        bodyProperties: ["title", "text", "color", "tags"],
        effect: WRITE,
      }),
    ],
    input: object({ note_id: { type: "string", description: "Note to change." }, ...noteProperties }, ["title"]),
    errors: errors.filter((each) => each.common || each.code === "note_locked"),
    examples: [
      { title: "A new note", setup: [], input: { title: "It's 5 o'clock", text: 'Say "hello" | `there`' } },
      { title: "Change a note", setup: [], input: { note_id: "nte_1", title: "Later" } },
    ],
  }),
  tool("manage_tag", "notes", {
    ...WRITE,
    actions: { argument: "action", effects: { add: WRITE, remove: DELETE, list: READ } },
    routes: [
      route("POST", "/tags", "manage_tag", { bodyProperties: ["action", "tag"], effect: WRITE }),
      route("DELETE", "/tags/{tag}", "remove_tag", { fixed: { action: "remove" }, effect: DELETE }),
      route("GET", "/tags", "list_tags", { fixed: { action: "list" }, queryParameters: ["tag", "account_id"] }),
    ],
    input: object(
      {
        action: { enum: ["add", "remove", "list"], description: "What to do." },
        tag: { type: "string", description: "Name of the tag." },
      },
      ["action"],
    ),
    output: { $ref: "NoteList" },
    examples: [
      { title: "Add a tag", setup: [], input: { action: "add", tag: "blue" } },
      { title: "Remove a tag", setup: [], input: { action: "remove", tag: "blue" } },
    ],
  }),
  tool("search_notes", "search", {
    safety: "note",
    routes: [
      route("POST", "/search/notes", "search_notes", { bodyProperties: ["keyword", "limit", "cursor"] }),
      route("GET", "/search/notes", "search_notes_by_query", {
        queryParameters: ["keyword", "limit", "cursor", "account_id"],
      }),
    ],
    input: object({
      keyword: { type: "string", description: "Words to find." },
      limit: { type: "integer", minimum: 1, maximum: 100, default: 20, description: "Notes on one page." },
      cursor: { type: "string", description: "Where to continue." },
    }),
    output: { $ref: "NotePage" },
    examples: [{ title: "Find notes", setup: [], input: { keyword: "hello", limit: 5 } }],
  }),
  tool("find_notes", "search", {
    documented: false,
    live: false,
    replacedBy: { tool: "search_notes", input: {}, output: [] },
    scopes: ["everything"],
    routes: [route("GET", "/notes/find", "find_notes", { queryParameters: ["keyword", "account_id"] })],
    input: object({ keyword: { type: "string", description: "Words to find." } }, ["keyword"]),
    output: { $ref: "NotePage" },
    examples: [{ title: "Find", setup: [], input: { keyword: "hello" } }],
  }),
  tool("delete_note", "notes", {
    ...DELETE,
    headers: [{ argument: "note_id", header: "Note" }],
    changes: ["usage"],
    contents: [{ kind: "text", path: ["text"] }],
    routes: [route("DELETE", "/notes/{note_id}", "delete_note", { effect: DELETE })],
    input: object({ note_id: noteId }, ["note_id"]),
    examples: [
      {
        title: "Delete what was found",
        setup: [{ as: "found", tool: "search_notes", input: { keyword: "hello" } }],
        input: { note_id: "{{steps.found.data.0.id}}" },
      },
      { title: "Delete one", setup: [], input: { note_id: "a b/ü" } },
    ],
  }),
];

const toolsOf = (scope: string): readonly string[] =>
  tools.filter((each) => each.scopes.includes(scope)).map((each) => each.name);

/** A small service that uses most features of the emitters. Tests add others, such as constraints and text bodies. */
export const model: Model = {
  service: {
    name: "notebook",
    title: "Notebook",
    version: "1.2.0",
    summary: "Notes for people and models.",
    description: "Write notes.\n\nFind them again.",
    instructions: null,
    webhooks: false,
    uriScheme: "notebook",
    keyPrefix: "ntb",
    paths: { mcp: "/api/mcp", rest: "/api/v1", docs: "/docs" },
    license: { name: "MIT", identifier: "MIT" },
    registry: null,
    categories: [
      { name: "notes", title: "Notes", summary: "Notes and their tags." },
      { name: "search", title: "Search", summary: "Finding notes." },
    ],
  },
  scopes: [
    {
      name: "everyday",
      title: "Everyday",
      summary: "The scope of new keys.",
      isDefault: true,
      tools: toolsOf("everyday"),
    },
    { name: "everything", title: "All", summary: "Every tool.", isDefault: false, tools: toolsOf("everything") },
  ],
  limits: {
    safety: [{ name: "note", title: "Notes", summary: "Notes written.", daily: 100 }],
    dailyOnly: [],
    warmUp: { startPercent: 20, days: 14 },
    plans: [
      {
        name: "standard",
        title: "Standard",
        summary: "For a start.",
        perMinute: 300,
        burst: 60,
        windowSeconds: 12,
        isDefault: true,
      },
    ],
  },
  errors,
  schemas,
  tools,
  prompts: [
    {
      name: "daily_review",
      title: "Daily review",
      summary: "Go through the notes of a day.",
      deprecated: null,
      arguments: [
        {
          name: "tone",
          summary: "How to write.",
          type: "string",
          required: false,
          allowed: ["short", "long"],
          defaultValue: "short",
          minimum: null,
          maximum: null,
          completion: null,
        },
        {
          name: "days",
          summary: "Days to look back.",
          type: "integer",
          required: true,
          allowed: null,
          defaultValue: null,
          minimum: 1,
          maximum: 30,
          completion: null,
        },
        {
          name: "tag",
          summary: "Notes with this tag alone.",
          type: "string",
          required: false,
          allowed: null,
          defaultValue: null,
          minimum: null,
          maximum: null,
          completion: "tag_names",
        },
      ],
      tools: ["search_notes", "get_note"],
      messages: [
        { role: "user", type: "text", template: "Look at {{ days }} days of {{ tag }}.\n\n```\n{{ tone }}\n```" },
        { role: "user", type: "image", mimeType: "image/png", data: "iVBORw0KGgo=" },
        {
          role: "assistant",
          type: "resource",
          uri: "notebook://day/{{ days }}",
          mimeType: "text/plain",
          template: "Day {{ days }}.",
        },
      ],
    },
  ],
  events: [],
  resources: [
    {
      name: "usage",
      title: "Usage",
      summary: "Calls of today.",
      deprecated: null,
      uri: "notebook://usage",
      parameters: [],
      tool: null,
      mimeType: "application/json",
      typeName: "Usage",
      content: "json",
      output: { $ref: "Usage" },
    },
    {
      name: "drawing",
      title: "Drawing",
      summary: "A drawing of a note.",
      deprecated: null,
      uri: "notebook://note/{note_id}/{size}",
      parameters: [
        {
          name: "note_id",
          summary: "The note.",
          type: "string",
          required: true,
          allowed: null,
          defaultValue: null,
          minimum: null,
          maximum: null,
          completion: null,
        },
        {
          name: "size",
          summary: "How large.",
          type: "string",
          required: true,
          allowed: ["small", "large"],
          defaultValue: null,
          minimum: null,
          maximum: null,
          completion: null,
        },
      ],
      tool: null,
      mimeType: "image/png",
      typeName: "Drawing",
      content: "binary",
      output: null,
    },
  ],
  completions: ["tag_names"],
};
