import type { Static } from "@sinclair/typebox";
import {
  anything,
  choice,
  either,
  flag,
  formed,
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
import { DEPRECATION } from "./deprecation.ts";
import { TOOL_DEFAULTS } from "./service.ts";

export const EFFECTS = ["read", "write", "destructive"] as const;
export type Effect = (typeof EFFECTS)[number];

/** What a content block can be made of. */
export const CONTENT_KINDS = ["text", "image", "audio", "resource", "link"] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

const safety = (description: string) => reference("safety category", description, "message", { orOneOf: ["none"] });

const values = (description: string) => mapOf(anything("Value of the argument.", "Hello"), description);

const argument = (description = "Name of an argument.") => line(description, "recipient_id");

const argumentLists = (description: string, item: string) =>
  mapOf(listOf(argument(), item, { filled: true, distinct: true }), description, { filled: true });

const EXAMPLE = mapping("an example", "One call.", {
  title: line("What it shows.", "Write to a connection"),
  setup: optional(
    listOf(
      mapping("a call", "One call.", {
        as: name("Name of its response: {{steps.<as>.<path>}} in a later input.", "conversation"),
        tool: reference("tool", "Tool to call.", "list_conversations"),
        input: values("Its arguments."),
      }),
      "Calls that are made before.",
      { filled: true },
    ),
  ),
  input: values("The arguments."),
});

const ROUTE = either(
  "One route.",
  line("METHOD /path/{parameter}", "POST /messages"),
  mapping("a route", "A route with more than a method and a path.", {
    route: line("METHOD /path/{parameter}", "POST /posts/{post_id}/save"),
    operation_id: optional(
      name("Name of the operation; every route except the first needs one.", "save_post_again"),
      "(the tool's name)",
    ),
    fixed: optional(values("Arguments that the route sets; callers cannot send them.")),
    deprecated: optional(DEPRECATION),
  }),
);

const pointer = (description: string) =>
  formed(description, /^(\/([^~/]|~[01])+)+$/, "a JSON pointer such as /image (RFC 6901)", "/image");

/** What a tool or resource returns. */
export const OUTPUT_FORMS = [
  mapping("a page", "A page of a list: `{ data, next_cursor }`.", {
    page_of: reference("schema", "Shared schema of the entries.", "Message"),
  }),
  mapping("a list", "A whole list: `{ data }`.", {
    list_of: reference("schema", "Shared schema of the entries.", "Message"),
  }),
  schema("A JSON Schema of an object, or a reference to a shared one."),
] as const;

/** `tools/<category>/<tool>.yaml` */
export const TOOL = mapping("a tool", "One tool: the only place where it is described.", {
  name: name("Name of the tool; equals the name of the file.", "send_message"),
  title: line("Name for people.", "Send message"),
  summary: summary(
    "The description that models read.",
    "Send one message to a connection or into an existing conversation.",
  ),
  details: optional(
    text("Longer text in Markdown for the documentation page.", "Messages are sent in the order of the calls."),
  ),
  effect: oneOf(EFFECTS, "What a call does to state. With `actions`: the strongest of them."),
  idempotent: flag("Whether repeating a call has no further effect."),
  safety: safety("Safety category that a call consumes units of, or `none`."),
  safety_units: optional(argument("Array argument of which each item costs one unit."), "(one unit a call)"),
  scopes: references("scope", "Scopes that contain the tool, besides those with a rule.", "Name of a scope.", "core"),
  live: optional(TOOL_DEFAULTS.live, "(`defaults` of service.yaml)"),
  documented: optional(TOOL_DEFAULTS.documented, "(`defaults` of service.yaml)"),
  open_world: optional(TOOL_DEFAULTS.open_world, "(`defaults` of service.yaml)"),
  timeout_ms: optional(TOOL_DEFAULTS.timeout_ms, "(`defaults` of service.yaml)"),
  max_body_bytes: optional(TOOL_DEFAULTS.max_body_bytes, "(`defaults` of service.yaml)"),
  keeps_records: optional(
    flag("Whether a tool that reads also writes records of its own, so that it runs in a transaction like a write."),
    false,
  ),
  reports: optional(flag("Whether it reports progress and log messages to MCP clients while it runs."), false),
  deprecated: optional(DEPRECATION),
  replaced_by: optional(
    mapping("a replacement", "The tool that this older name calls. An older name has no handler of its own.", {
      tool: reference("tool", "The newer tool.", "list_invitations"),
      input: optional(
        mapOf(
          either(
            "A fixed value, or the argument of the older name that it takes.",
            anything("A fixed value.", "sent"),
            mapping("a renamed argument", "Takes the value of another argument.", {
              from: argument("The argument of the older name."),
            }),
          ),
          "Arguments of the newer tool by name; the others are passed under their own names.",
        ),
      ),
      output: optional(
        pointer("JSON pointer to the part of the newer tool's output that is returned."),
        "(the whole output)",
      ),
    }),
  ),
  actions: optional(
    mapping("the actions", "Effects by the value of one argument.", {
      argument: argument("The argument that selects the action: a required enum."),
      effects: mapOf(
        mapping("an action", "One action.", {
          effect: oneOf(EFFECTS, "What it does to state."),
          idempotent: flag("Whether repeating it has no further effect."),
          safety: safety("Safety category that it consumes units of, or `none`."),
        }),
        "Effects by value of the argument.",
        { filled: true },
      ),
    }),
    "(every call has the effect of the tool)",
  ),
  routes: listOf(ROUTE, "REST routes; the operation of the first is named after the tool.", { filled: true }),
  input: schema(
    "JSON Schema of the arguments. `account_id` is added to every tool, `preview` to those that change something.",
    { isSchema: "input" },
  ),
  constraints: optional(
    mapping("the constraints", "Which arguments can and must be given together.", {
      exactly_one_of: optional(
        listOf(
          listOf(argument(), "One group.", { filled: true, distinct: true }),
          "Groups of arguments; a call gives exactly one of each.",
          { filled: true },
        ),
      ),
      excludes: optional(
        argumentLists("By argument: those that cannot be given with it, in either direction.", "The other arguments."),
      ),
      requires: optional(argumentLists("By argument: those that must be given with it.", "The required arguments.")),
    }),
  ),
  output: either("What a call returns.", ...OUTPUT_FORMS),
  headers: optional(
    mapOf(
      formed(
        "Name of the header after Mcp-Param-.",
        /^[A-Za-z0-9-]{1,64}$/,
        "up to 64 letters, digits and hyphens, such as Region",
        "Region",
      ),
      "Arguments that MCP clients repeat in a header, for gateways that route by headers.",
      { filled: true },
    ),
  ),
  changes: optional(
    references(
      "resource",
      "Resources that a successful call changes; subscribed clients are notified. A parameter of the address is the argument of the same name.",
      "Name of a resource.",
      "account_usage",
    ),
  ),
  contents: optional(
    listOf(
      choice(
        "a content",
        "One content block, or one an item where the pointer leads to a list; none where it leads to nothing.",
        {},
        {
          text: pointer("JSON pointer to a string; any other value is shown as JSON."),
          image: pointer("JSON pointer to `{ data, mime_type }`, data in base64."),
          audio: pointer("JSON pointer to `{ data, mime_type }`, data in base64."),
          resource: pointer("JSON pointer to `{ uri, mime_type, text }` or `{ uri, mime_type, data }`."),
          link: pointer("JSON pointer to `{ uri, name, title, description, mime_type }`."),
        },
      ),
      "Content blocks of the output for MCP clients.",
      { filled: true },
    ),
    "(the output as JSON text)",
  ),
  errors: references(
    "error",
    "Errors that a caller can act on, besides the common ones.",
    "Code of an error.",
    "not_found",
  ),
  examples: listOf(EXAMPLE, "Calls that succeed; each is run as a test through both surfaces."),
});

export type ToolFile = Static<typeof TOOL>;
export type RouteEntry = ToolFile["routes"][number];
export type OutputEntry = ToolFile["output"];
export type ConstraintsEntry = NonNullable<ToolFile["constraints"]>;
