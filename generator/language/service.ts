import type { Static } from "@sinclair/typebox";
import { flag, formed, line, mapOf, mapping, optional, references, summary, text, whole } from "./key-types.ts";

const path = (description: string, example: string) =>
  formed(description, /^(\/[a-z0-9-]+)+$/, "a path of lower-case segments such as /api/v1", example);

/** What a tool may state for itself, and what `service.yaml` states for those that do not. */
export const TOOL_DEFAULTS = {
  live: flag("Whether tools/list contains the tool."),
  documented: flag("Whether the tool has a documentation page."),
  open_world: flag("Whether the tool reaches a world beyond the service's own store."),
  timeout_ms: whole(100, 600_000, "Time limit of a call, in milliseconds.", 30_000),
  max_body_bytes: whole(1024, 15 * 1024 * 1024, "Largest request body, in bytes.", 1_048_576),
};

const LABEL = "[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?";
const HOST = "[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+(:[1-9][0-9]{0,4})?";
/** Path, query and fragment of a URI (RFC 3986, appendix A). */
const REST_OF_URI = "/([A-Za-z0-9._~:/?#@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*";

/** The service in the MCP registry: its `server.json`, schema of 2025-12-11, `validators.go` and `utils.go`. */
const REGISTRY = mapping("the registry entry", "The entry of the service in the MCP registry.", {
  name: formed(
    "Reversed domain that the publisher controls, a slash and a name.",
    new RegExp(`^${LABEL}(\\.${LABEL})+/[A-Za-z0-9][A-Za-z0-9._-]*[A-Za-z0-9]$`),
    "a reversed domain and a name, such as com.example/my-service",
    "com.example/my-service",
  ),
  url: optional(
    formed(
      "Address at which the service is deployed.",
      new RegExp(`^https://${HOST}$`),
      "an address such as https://api.example.com",
      "https://api.example.com",
    ),
    "(whoever connects names the host)",
  ),
  website_url: optional(
    formed(
      "Web page about the service.",
      new RegExp(`^https://${HOST}(${REST_OF_URI})?$`),
      "an address such as https://www.example.com/docs",
      "https://www.example.com/docs",
    ),
  ),
  repository: optional(
    formed(
      "Source repository on GitHub or GitLab.",
      /^https:\/\/(github\.com\/[\w.-]+|gitlab\.com\/[\w.-]+(\/[\w.-]+)*)\/[\w.-]+$/,
      "an address such as https://github.com/example/my-service",
      "https://github.com/example/my-service",
    ),
  ),
});

/** `service.yaml` */
export const SERVICE = mapping("a service", "The service as a whole.", {
  name: formed(
    "Short name; the client and the environment variable of the API key are named after it.",
    /^[a-z][a-z0-9-]*$/,
    "a lower-case name such as my-service",
    "my-service",
  ),
  title: line("Name for people.", "My Service"),
  version: formed(
    "Version of the service (Semantic Versioning).",
    /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/,
    "a version such as 1.2.0",
    "1.2.0",
  ),
  summary: summary("One sentence for lists.", "Books and their readers."),
  description: text("Longer text in Markdown: paragraphs, lists with -, `code`.", "Manages books and loans."),
  uri_scheme: formed(
    "URI scheme of the resources.",
    /^[a-z][a-z0-9+.-]*$/,
    "a URI scheme such as myservice (RFC 3986, section 3.1)",
    "myservice",
  ),
  key_prefix: formed(
    "Prefix of every API key, before the underscore.",
    /^[a-z][a-z0-9]{0,15}$/,
    "up to 16 lower-case letters and digits, such as key",
    "key",
  ),
  paths: mapping("the paths", "The paths of the three surfaces.", {
    mcp: path("Path of the MCP endpoint.", "/api/mcp"),
    rest: path("Prefix of every REST route.", "/api/v1"),
    docs: path("Path of the documentation.", "/docs"),
  }),
  license: mapping("the license", "License of the API description.", {
    name: line("Name of the license.", "MIT License"),
    identifier: line("SPDX identifier of the license.", "MIT"),
  }),
  registry: optional(REGISTRY, "(no server.json is generated)"),
  defaults: mapping("the defaults of tools", "What holds for tools that do not state it.", TOOL_DEFAULTS),
  categories: mapOf(
    mapping("a category", "One category: a folder of tools below spec/tools.", {
      title: line("Name for people.", "Messaging"),
      summary: summary("One sentence for lists.", "Read and write messages."),
      tools: optional(
        references(
          "tool",
          "Its tools in the order in which clients see them; the others follow by name.",
          "Name of a tool.",
          "send_message",
        ),
      ),
    }),
    "Categories of tools, in the order in which clients see them.",
    { named: true, filled: true },
  ),
});

export type ServiceFile = Static<typeof SERVICE>;
