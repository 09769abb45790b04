import { CONTENT_KINDS } from "../../model/model.ts";
import { TOOL_DEFAULTS } from "./service-files.ts";
import {
  any,
  choice,
  flag,
  formed,
  line,
  name,
  names,
  oneOf,
  record,
  schema,
  summary,
  text,
  type Shape,
} from "./shape.ts";

const EFFECT = oneOf("read", "write", "destructive");

const ARGUMENTS: Shape = { is: "map", keys: "any", values: any };

/** A call before an example, whose answer the example's input can use. */
const SETUP = record("a call", { as: name, tool: line, input: ARGUMENTS });

const POINTER = formed(/^(\/([^~/]|~[01])+)+$/, "a JSON pointer such as /image (RFC 6901)");

/** `tools/<category>/<tool>.yaml` */
export const TOOL: Shape = record(
  "a tool",
  {
    name,
    title: line,
    summary,
    effect: EFFECT,
    idempotent: flag,
    safety: line,
    scopes: names,
    routes: {
      is: "list",
      filled: true,
      items: {
        is: "either",
        plain: line,
        mapping: record("a route", { route: line }, { operation_id: name, fixed: ARGUMENTS }),
      },
    },
    input: schema,
    output: schema,
    errors: names,
    examples: {
      is: "list",
      items: record(
        "an example",
        { title: line, input: ARGUMENTS },
        { setup: { is: "list", items: SETUP, filled: true } },
      ),
    },
  },
  {
    ...TOOL_DEFAULTS,
    details: text,
    safety_units: line,
    keeps_records: flag,
    reports: flag,
    replaced_by: line,
    contents: {
      is: "list",
      filled: true,
      items: choice("a content", {}, Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, POINTER]))),
    },
    actions: record("the actions", {
      argument: line,
      effects: {
        is: "map",
        keys: "any",
        filled: true,
        values: record("an action", { effect: EFFECT, idempotent: flag, safety: line }),
      },
    }),
  },
);

const NUMBER: Shape = { is: "number" };

/** `prompts/<prompt>.yaml` */
export const PROMPT: Shape = record("a prompt", {
  name,
  title: line,
  summary,
  arguments: {
    is: "list",
    items: record(
      "an argument",
      { name, summary, type: oneOf("string", "integer") },
      {
        required: flag,
        allowed: { is: "list", items: line, filled: true, distinct: true },
        default: any,
        minimum: NUMBER,
        maximum: NUMBER,
      },
    ),
  },
  tools: names,
  messages: {
    is: "list",
    filled: true,
    items: record("a message", { role: oneOf("user", "assistant"), text }),
  },
});

/** `resources/<resource>.yaml` */
export const RESOURCE: Shape = record("a resource", {
  name,
  title: line,
  summary,
  uri: formed(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, "a path below the service's scheme, such as folder/name"),
  mime_type: formed(/^[a-z]+\/[a-z0-9.+-]+$/, "a media type such as application/json"),
  output: schema,
});
