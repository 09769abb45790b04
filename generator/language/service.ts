import type { Static } from "@sinclair/typebox";
import { flag, formatted, line, mapOf, mapping, optional, references, summary, text, integer } from "./key-types.ts";
import { VERSION } from "./version.ts";

const path = (description: string, example: string) =>
  formatted(description, /^(\/[a-z0-9-]+)+$/, "a path of lowercase segments such as /api/v1", example);

/** Keys that a tool may set, with defaults in `service.yaml`. */
export const TOOL_DEFAULTS = {
  live: flag("Whether tools/list contains the tool."),
  documented: flag("Whether the tool has a documentation page."),
  open_world: flag("Whether the tool interacts with external systems."),
  timeout_ms: integer(100, 600_000, "Time limit of a call, in milliseconds.", 30_000),
  max_body_bytes: integer(1024, 15 * 1024 * 1024, "Maximum size of a request body, in bytes.", 1_048_576),
};

const LABEL = "[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?";
const HOST = "[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+(:[1-9][0-9]{0,4})?";
/** Path, query and fragment of a URI (RFC 3986, appendix A). */
const REST_OF_URI = "/([A-Za-z0-9._~:/?#@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*";

/**
 * The entry in the MCP registry. The rules are those of the registry: its schema of 2025-12-11, `validators.go` and
 * `utils.go`.
 */
const REGISTRY = mapping("the registry entry", "The entry of the service in the MCP registry.", {
  name: formatted(
    "Reversed domain of the publisher, a slash and a name.",
    new RegExp(`^${LABEL}(\\.${LABEL})+/[A-Za-z0-9][A-Za-z0-9._-]*[A-Za-z0-9]$`),
    "a reversed domain and a name, such as com.example/my-service",
    "com.example/my-service",
  ),
  url: optional(
    formatted(
      "Origin of the deployed service.",
      new RegExp(`^https://${HOST}$`),
      "a URL such as https://api.example.com",
      "https://api.example.com",
    ),
    "(clients ask their users for the host)",
  ),
  website_url: optional(
    formatted(
      "Web page about the service.",
      new RegExp(`^https://${HOST}(${REST_OF_URI})?$`),
      "a URL such as https://www.example.com/docs",
      "https://www.example.com/docs",
    ),
  ),
  repository: optional(
    formatted(
      "Source repository on GitHub or GitLab.",
      /^https:\/\/(github\.com\/[\w.-]+|gitlab\.com\/[\w.-]+(\/[\w.-]+)*)\/[\w.-]+$/,
      "a URL such as https://github.com/example/my-service",
      "https://github.com/example/my-service",
    ),
  ),
});

/** `service.yaml` */
export const SERVICE = mapping("a service", "The service.", {
  name: formatted(
    "Short name, used in the names of the client and of the environment variable with the API key.",
    /^[a-z][a-z0-9-]*$/,
    "a lowercase name such as my-service",
    "my-service",
  ),
  title: line("Display name.", "My Service"),
  version: formatted("Version of the service (Semantic Versioning).", VERSION, "a version such as 1.2.0", "1.2.0"),
  summary: summary("One sentence for lists.", "Books and their readers."),
  description: text("Longer text in Markdown: paragraphs, lists with -, `code`.", "Manages books and loans."),
  instructions: optional(
    text(
      "How the tools work together, for models: the `instructions` of the MCP server, which clients add to the context.",
      "Find a book with search_books, then borrow it.",
    ),
    "(the summary)",
  ),
  uri_scheme: formatted(
    "URI scheme of the resources.",
    /^[a-z][a-z0-9+.-]*$/,
    "a URI scheme such as myservice (RFC 3986, section 3.1)",
    "myservice",
  ),
  key_prefix: formatted(
    "Prefix of API keys, before the underscore.",
    /^[a-z][a-z0-9]{0,15}$/,
    "up to 16 lowercase letters and digits, such as key",
    "key",
  ),
  paths: mapping("the paths", "Paths of MCP, REST and the documentation.", {
    mcp: path("Path of the MCP endpoint.", "/api/mcp"),
    rest: path("Path prefix of REST routes.", "/api/v1"),
    docs: path("Path of the documentation.", "/docs"),
  }),
  license: mapping("the license", "License of the API description.", {
    name: line("Name of the license.", "MIT License"),
    identifier: line("SPDX identifier of the license.", "MIT"),
  }),
  registry: optional(REGISTRY, "(no server.json is generated)"),
  webhooks: optional(
    flag(
      "Whether the service sends its events to webhooks. The OpenAPI document and the client then describe the requests.",
    ),
    false,
  ),
  defaults: mapping("the defaults of tools", "Defaults for tools that do not set these keys.", TOOL_DEFAULTS),
  categories: mapOf(
    mapping("a category", "A category: a folder of tools below spec/tools.", {
      title: line("Display name.", "Messaging"),
      summary: summary("One sentence for lists.", "Read and write messages."),
      tools: optional(
        references(
          "tool",
          "Tools to list first, in this order. Other tools of the category follow, sorted by name.",
          "Name of a tool.",
          "send_message",
        ),
      ),
    }),
    "Categories of tools, in the order in which clients list them.",
    { named: true, filled: true },
  ),
});

export type ServiceFile = Static<typeof SERVICE>;
