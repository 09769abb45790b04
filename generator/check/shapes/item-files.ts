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

/** Arguments by argument. */
const ARGUMENT_LISTS: Shape = { is: "map", keys: "any", filled: true, values: { ...names, filled: true } };

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
    constraints: record(
      "the constraints",
      {},
      {
        exactly_one_of: { is: "list", filled: true, items: { ...names, filled: true } },
        excludes: ARGUMENT_LISTS,
        requires: ARGUMENT_LISTS,
      },
    ),
    headers: {
      is: "map",
      keys: "any",
      filled: true,
      values: formed(/^[A-Za-z0-9-]{1,64}$/, "up to 64 letters, digits and hyphens, such as Region"),
    },
    changes: names,
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
const MIME_TYPE = formed(/^[a-z]+\/[a-z0-9.+-]+$/, "a media type such as application/json");
const BASE64 = formed(
  /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
  "base64 without line breaks (RFC 4648, section 4)",
);

/** Values that travel as text: the arguments of prompts, and the parameters of addresses. */
const TEXT_VALUE = {
  allowed: { is: "list", items: line, filled: true, distinct: true },
  minimum: NUMBER,
  maximum: NUMBER,
  completion: name,
} as const satisfies Readonly<Record<string, Shape>>;

const media = (kind: "image" | "audio"): Shape =>
  record(`an ${kind}`, {
    mime_type: formed(new RegExp(`^${kind}/[a-z0-9.+-]+$`), `a media type of the form ${kind}/...`),
    data: BASE64,
  });

/** `prompts/<prompt>.yaml` */
export const PROMPT: Shape = record("a prompt", {
  name,
  title: line,
  summary,
  arguments: {
    is: "list",
    items: record(
      "an argument",
      {
        name: formed(/^[a-z][A-Za-z0-9_]{0,63}$/, "a name of up to 64 letters, digits and underscores such as topic"),
        summary,
        type: oneOf("string", "integer"),
      },
      { ...TEXT_VALUE, required: flag, default: any },
    ),
  },
  tools: names,
  messages: {
    is: "list",
    filled: true,
    items: choice(
      "a message",
      { role: oneOf("user", "assistant") },
      {
        text,
        image: media("image"),
        audio: media("audio"),
        resource: record("a resource", { uri: line, mime_type: MIME_TYPE, text }),
      },
    ),
  },
});

/** `resources/<resource>.yaml` */
export const RESOURCE: Shape = record(
  "a resource",
  {
    name,
    title: line,
    summary,
    uri: formed(
      /^(?:[a-z0-9-]+|\{[a-z][a-z0-9_]*\})(?:\/(?:[a-z0-9-]+|\{[a-z][a-z0-9_]*\}))*$/,
      "a path below the service's scheme, such as folder/name or folder/{name}",
    ),
    mime_type: MIME_TYPE,
  },
  {
    parameters: {
      is: "list",
      filled: true,
      items: record("a parameter", { name, summary, type: oneOf("string", "integer") }, TEXT_VALUE),
    },
    content: oneOf("json", "text", "binary"),
    output: schema,
  },
);
