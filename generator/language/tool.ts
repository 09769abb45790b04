import type { Static } from "@sinclair/typebox";
import { argument, argumentGroups, argumentList, argumentLists, argumentMap, values } from "./argument-types.ts";
import {
  anyValue,
  choice,
  either,
  flag,
  formatted,
  line,
  listOf,
  mapOf,
  mapping,
  name,
  oneOf,
  optional,
  reference,
  references,
  schema,
  summary,
  text,
} from "./key-types.ts";
import { DEPRECATION, RENAMED_INPUT } from "./deprecation.ts";
import { EFFECTS } from "./effect.ts";
import { mimeType } from "./prompt.ts";
import { TOOL_DEFAULTS } from "./service.ts";

/** The kinds of content blocks. */
export const CONTENT_KINDS = ["text", "image", "audio", "resource", "link"] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

const safety = (description: string) => reference("safety category", description, "message", { orOneOf: ["none"] });

const CONNECTION = flag(
  "Whether calls need the account's network. They fail with `account_disconnected` if the account is not connected.",
);

const CONDITION = mapping(
  "a condition",
  "A condition on the value of one argument, and the rules for calls that meet it.",
  {
    argument: argument("Argument to test: an enum or a boolean. If a call omits it, its default is tested.", "action"),
    is: listOf(anyValue("A value.", "add"), "Values of the argument that meet the condition.", {
      filled: true,
      distinct: true,
    }),
    requires: optional(argumentList("Arguments that such a call must contain.")),
    excludes: optional(argumentList("Arguments that such a call must not contain.")),
    exactly_one_of: optional(
      argumentGroups("Groups of arguments. Such a call must contain exactly one of each group."),
    ),
    at_least_one_of: optional(
      argumentGroups("Groups of arguments. Such a call must contain at least one of each group."),
    ),
  },
);

const EXAMPLE = mapping("an example", "An example call.", {
  title: line("What the example shows.", "Write to a connection"),
  setup: optional(
    listOf(
      mapping("a call", "A call.", {
        as: name("Name of the output. Later inputs refer to its values with {{steps.<as>.<path>}}.", "conversation"),
        tool: reference("tool", "Tool to call.", "list_conversations"),
        input: values("Arguments of the call.", "called"),
      }),
      "Calls to make before the example.",
      { filled: true },
    ),
  ),
  input: values("Arguments of the call."),
});

const ROUTE = either(
  "A route.",
  line("METHOD /path/{parameter}", "POST /messages"),
  mapping("a route", "A route with further keys.", {
    route: line("METHOD /path/{parameter}", "POST /posts/{post_id}/save"),
    operation_id: optional(
      name("Name of the operation; required for every route except the first.", "save_post_again"),
      "(the tool's name)",
    ),
    fixed: optional(values("Fixed arguments of the route; callers cannot send them.")),
    text_body: optional(
      mapping("a text body", "A body with a media type other than JSON; the body is the value of one argument.", {
        argument: argument("String argument that the body contains, in UTF-8.", "csv"),
        media_type: mimeType("Content-Type of the body.", "text/csv"),
      }),
      "(bodies are JSON)",
    ),
    deprecated: optional(DEPRECATION),
  }),
);

const pointer = (description: string, example: string) =>
  formatted(description, /^(\/([^~/]|~[01])+)+$/, `a JSON pointer such as ${example} (RFC 6901)`, example);

/** What a tool or resource returns. */
export const OUTPUT_FORMS = [
  mapping("a page", "A page of a list: `{ data, next_cursor }`.", {
    page_of: reference(
      "schema",
      "Instead of a schema, for a page `{ data, next_cursor }`: schema of the items.",
      "Message",
    ),
  }),
  mapping("a list", "A complete list: `{ data }`.", {
    list_of: reference(
      "schema",
      "Instead of a schema, for a complete list `{ data }`: schema of the items.",
      "Message",
    ),
  }),
  schema("A JSON Schema of an object, or a reference to a shared one."),
] as const;

/** `tools/<category>/<tool>.yaml` */
export const TOOL = mapping(
  "a tool",
  "A tool. Types, validators, routes and documentation are generated from this file.",
  {
    name: name("Name of the tool; must equal the file name.", "send_message"),
    title: line("Display name.", "Send message"),
    summary: summary("Description for models.", "Send one message to a connection or into an existing conversation."),
    details: optional(
      text("Longer text in Markdown for the documentation page.", "Messages are sent in the order of the calls."),
    ),
    synonyms: optional(
      listOf(
        line("A word or phrase.", "write to somebody"),
        "Other words for what the tool does. Searches for tools use them; lists and pages do not contain them.",
        { filled: true, distinct: true },
      ),
    ),
    effect: oneOf(EFFECTS, "Effect of a call. With `actions`, the strongest effect of the actions."),
    idempotent: flag("Whether repeating a call has no further effect."),
    safety: safety("Safety category whose units a call consumes, or `none`."),
    requires_connection: optional(CONNECTION, "(true if the tool has a safety category)"),
    safety_units: optional(
      argument("Array argument whose items each count as one unit.", "profile_ids"),
      "(each call counts as one unit)",
    ),
    scopes: references(
      "scope",
      "Scopes that contain the tool, except scopes with a `rule`, which select their tools themselves.",
      "Name of a scope.",
      "core",
    ),
    live: optional(TOOL_DEFAULTS.live, "(`defaults` of service.yaml)"),
    documented: optional(TOOL_DEFAULTS.documented, "(`defaults` of service.yaml)"),
    open_world: optional(TOOL_DEFAULTS.open_world, "(`defaults` of service.yaml)"),
    timeout_ms: optional(TOOL_DEFAULTS.timeout_ms, "(`defaults` of service.yaml)"),
    max_body_bytes: optional(TOOL_DEFAULTS.max_body_bytes, "(`defaults` of service.yaml)"),
    keeps_records: optional(
      flag(
        "Whether a tool that is read-only for callers also stores internal records, such as cached metrics. Its calls then run in a transaction.",
      ),
      false,
    ),
    reports: optional(flag("Whether the tool sends progress and log messages to MCP clients while it runs."), false),
    deprecated: optional(DEPRECATION),
    replaced_by: optional(
      mapping(
        "a replacement",
        "The tool that replaces this older name and handles its calls. An older name has no handler.",
        {
          tool: reference("tool", "The newer tool.", "list_invitations"),
          input: optional(
            argumentMap(
              either(
                "A fixed value, or an argument of the older name.",
                anyValue("A fixed value.", "sent"),
                mapping(
                  "a renamed argument",
                  "The value of an argument of the older name: a mapping whose only key is `from`.",
                  { from: argument("Argument of the older name.") },
                ),
              ),
              "Arguments of the newer tool, by name. Other arguments are passed unchanged.",
              "newer",
            ),
          ),
          output: optional(
            pointer("JSON pointer to the part of the newer tool's output to return.", "/health"),
            "(the complete output)",
          ),
        },
      ),
    ),
    actions: optional(
      mapping("the actions", "Effects by value of one argument.", {
        argument: argument("Argument that selects the action: an enum that is required or has a default.", "action"),
        effects: mapOf(
          mapping("an action", "An action.", {
            effect: oneOf(EFFECTS, "Effect of the action."),
            idempotent: flag("Whether repeating the action has no further effect."),
            safety: safety("Safety category whose units the action consumes, or `none`."),
            requires_connection: optional(
              CONNECTION,
              "(`requires_connection` of the tool, or else true if the action has a safety category)",
            ),
          }),
          "Effects by value of the argument.",
          { filled: true },
        ),
      }),
      "(every call has the effect of the tool)",
    ),
    routes: listOf(ROUTE, "REST routes. The operationId of the first is the tool's name.", { filled: true }),
    input: schema(
      "JSON Schema of the arguments. `account_id` is added to every tool, and `preview` to tools that are not read-only.",
      { isSchema: "input" },
    ),
    renamed_inputs: optional(
      mapOf(
        RENAMED_INPUT,
        "Older names of arguments, with the current name as `use`. Calls may still use them; schemas do not contain them.",
        { named: true, filled: true },
      ),
    ),
    constraints: optional(
      mapping("the constraints", "Which arguments exclude or require each other.", {
        exactly_one_of: optional(
          argumentGroups("Groups of arguments. A call must contain exactly one argument of each group."),
        ),
        at_least_one_of: optional(
          argumentGroups("Groups of arguments. A call must contain at least one argument of each group."),
        ),
        excludes: optional(
          argumentLists(
            "For each argument, the arguments that cannot be combined with it. This applies in both directions.",
            "The excluded arguments.",
          ),
        ),
        requires: optional(
          argumentLists("For each argument, the arguments that it requires.", "The required arguments."),
        ),
        when: optional(
          listOf(CONDITION, "What a call must and must not contain if an argument has certain values.", {
            filled: true,
          }),
        ),
      }),
    ),
    output: either("Schema of the output.", ...OUTPUT_FORMS),
    headers: optional(
      mapOf(
        formatted(
          "Name of the header without the prefix Mcp-Param-.",
          /^[A-Za-z0-9-]{1,64}$/,
          "up to 64 letters, digits and hyphens, such as Region",
          "Region",
        ),
        "Arguments that MCP clients repeat in headers, for gateways that route by header.",
        { filled: true },
      ),
    ),
    changes: optional(
      references(
        "resource",
        "Resources that a successful call changes; subscribed clients are notified. Parameters of the URI get the values of the arguments with the same names.",
        "Name of a resource.",
        "account_usage",
      ),
    ),
    contents: optional(
      listOf(
        choice(
          "a content block",
          "A content block. If the pointer refers to a list, each item is a block. If it refers to nothing, there is no block.",
          {},
          {
            text: pointer("JSON pointer to a string; other values are converted to JSON.", "/caption"),
            image: pointer("JSON pointer to `{ data, mime_type }` with base64 data.", "/picture"),
            audio: pointer("JSON pointer to `{ data, mime_type }` with base64 data.", "/recording"),
            resource: pointer("JSON pointer to `{ uri, mime_type, text }` or `{ uri, mime_type, data }`.", "/file"),
            link: pointer("JSON pointer to `{ uri, name, title, description, mime_type }`.", "/source"),
          },
        ),
        "Parts of the output that MCP clients get as content blocks.",
        { filled: true },
      ),
      "(the output as JSON text)",
    ),
    errors: references(
      "error",
      "Errors that a caller can act on, in addition to the common errors.",
      "Code of an error.",
      "not_found",
    ),
    examples: listOf(EXAMPLE, "Calls that succeed. Each is run as a test over MCP and REST."),
  },
);

export type ToolFile = Static<typeof TOOL>;
export type RouteEntry = ToolFile["routes"][number];
export type OutputEntry = ToolFile["output"];
export type ConstraintsEntry = NonNullable<ToolFile["constraints"]>;
