import { flag, formed, line, names, oneOf, record, summary, text, whole, type Shape } from "./shape.ts";

const path = formed(/^(\/[a-z0-9-]+)+$/, "a path of lower-case segments such as /api/v1");

const TIMEOUT_MS = whole(100, 600_000);
const BODY_BYTES = whole(1024, 15 * 1024 * 1024);

/** What a tool may state for itself, and what `service.yaml` states for those that do not. */
export const TOOL_DEFAULTS = {
  live: flag,
  documented: flag,
  open_world: flag,
  timeout_ms: TIMEOUT_MS,
  max_body_bytes: BODY_BYTES,
} as const satisfies Readonly<Record<string, Shape>>;

const LABEL = "[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?";
const HOST = "[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+(:[1-9][0-9]{0,4})?";
/** Path, query and fragment of a URI (RFC 3986, appendix A). */
const REST_OF_URI = "/([A-Za-z0-9._~:/?#@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*";

/** How the service stands in the MCP registry: its `server.json`, schema of 2025-12-11, `validators.go` and `utils.go`. */
const REGISTRY = record(
  "the registry entry",
  {
    name: formed(
      new RegExp(`^${LABEL}(\\.${LABEL})+/[A-Za-z0-9][A-Za-z0-9._-]*[A-Za-z0-9]$`),
      "a reversed domain and a name, such as com.example/my-service",
    ),
  },
  {
    url: formed(new RegExp(`^https://${HOST}$`), "an address such as https://api.example.com"),
    website_url: formed(
      new RegExp(`^https://${HOST}(${REST_OF_URI})?$`),
      "an address such as https://www.example.com/docs",
    ),
    repository: formed(
      /^https:\/\/(github\.com\/[\w.-]+|gitlab\.com\/[\w.-]+(\/[\w.-]+)*)\/[\w.-]+$/,
      "an address such as https://github.com/example/my-service",
    ),
  },
);

/** `service.yaml` */
export const SERVICE: Shape = record(
  "a service",
  {
    name: formed(/^[a-z][a-z0-9-]*$/, "a lower-case name such as my-service"),
    title: line,
    version: formed(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, "a version such as 1.2.0"),
    summary,
    description: text,
    uri_scheme: formed(/^[a-z][a-z0-9+.-]*$/, "a URI scheme such as myservice (RFC 3986, section 3.1)"),
    key_prefix: formed(/^[a-z][a-z0-9]{0,15}$/, "up to 16 lower-case letters and digits, such as key"),
    paths: record("the paths", { mcp: path, rest: path, docs: path }),
    license: record("a license", { name: line, identifier: line }),
    defaults: record("the defaults of tools", TOOL_DEFAULTS),
    categories: {
      is: "map",
      keys: "name",
      filled: true,
      values: record("a category", { title: line, summary }, { tools: names }),
    },
  },
  { registry: REGISTRY },
);

/** `scopes.yaml` */
export const SCOPES: Shape = {
  is: "map",
  keys: "name",
  filled: true,
  values: record("a scope", { title: line, summary }, { default: flag, rule: oneOf("all") }),
};

/** `limits.yaml` */
export const LIMITS: Shape = record("the limits", {
  safety: {
    is: "map",
    keys: "name",
    values: record("a safety category", { title: line, summary, daily: whole(1, 1_000_000) }),
  },
  warm_up: record("the warm-up", { start_percent: whole(1, 100), days: whole(0, 365) }),
  plans: {
    is: "map",
    keys: "name",
    filled: true,
    values: record(
      "a plan",
      { title: line, summary, per_minute: whole(1, 1_000_000_000), burst: whole(1, 1_000_000_000) },
      { default: flag },
    ),
  },
});

/** `errors.yaml` */
export const ERRORS: Shape = {
  is: "map",
  keys: "name",
  filled: true,
  values: record(
    "an error",
    {
      status: whole(400, 599),
      mcp: oneOf("error", "tool_result"),
      retryable: flag,
      title: line,
      text: line,
      hint: line,
    },
    { common: flag },
  ),
};
