import { expect, test } from "vitest";
import { readModel } from "../../../generator/generate.ts";
import type { Model, ToolModel } from "../../../generator/model/model.ts";
import { pascalCase } from "../../../generator/language/naming.ts";
import { baseModel, baseSpec } from "../base-spec.ts";

const base = baseModel();

const tool = (name: string, model: Model = base): ToolModel => {
  const found = model.tools.find((each) => each.name === name);
  if (!found) throw new Error(`no tool ${name}`);
  return found;
};

test("the model is plain data", () => {
  expect(JSON.parse(JSON.stringify(base))).toEqual(base);
});

test("tools are in the order of their category, followed by unlisted ones by name", async () => {
  const spec = baseSpec();
  const service = spec.get("spec/service.yaml") ?? "";
  expect(base.tools.map(({ name }) => name)).toEqual([
    ...["list_books", "save_book", "manage_tags", "browse_shelf", "find_books"],
  ]);
  const unlisted = service.replace(/\n?\s+tools: \[.*\]/, "").replace(/, tools: \[[^\]]*\]/, "");
  const { model } = readModel(new Map(spec).set("spec/service.yaml", unlisted));
  expect(model?.tools.map(({ name }) => name)).toEqual([
    ...["browse_shelf", "find_books", "list_books", "manage_tags", "save_book"],
  ]);
});

test("every input ends with account_id, followed by preview if the tool changes something", () => {
  for (const { input, effect } of base.tools) {
    const names = Object.keys(input["properties"] as object);
    expect(names.slice(names.indexOf("account_id"))).toEqual(["account_id", ...(effect === "read" ? [] : ["preview"])]);
    expect(input["required"] ?? []).not.toContain("account_id");
  }
  expect(tool("manage_tags").input["properties"]).toHaveProperty("preview.default", false);
});

test("a route has no argument that its path arguments exclude", () => {
  const file = "spec/tools/books/save_book.yaml";
  const spec = baseSpec();
  const text = (spec.get(file) ?? "").replace("constraints:", "constraints:\n  exactly_one_of: [[book_id, isbn]]");
  const isbn = "    isbn: { type: string, description: Number of the edition. }\n";
  const { model } = readModel(
    spec.set(
      file,
      text.replace("    title: {", `${isbn}    title: {`).replaceAll("{ title: Walden }", "{ isbn: x, title: W }"),
    ),
  );
  const routes = model?.tools
    .find(({ name }) => name === "save_book")
    ?.routes.map(({ bodyProperties }) => bodyProperties);
  expect(routes).toEqual([
    ["book_id", "isbn", "title", "loan", "account_id", "preview"],
    ["title", "loan", "account_id", "preview"],
  ]);
});

test("a scope with the rule `all` contains every tool", () => {
  const everything = base.scopes.filter((scope) => scope.tools.length === base.tools.length);
  expect(everything.length).toBeGreaterThan(0);
  for (const { name, scopes } of base.tools) {
    expect([name, everything.every((scope) => scopes.includes(scope.name))]).toEqual([name, true]);
  }
});

test("omitted keys of a tool have the service's defaults", () => {
  expect(tool("list_books")).toMatchObject({
    live: true,
    documented: true,
    keepsRecords: false,
    reports: false,
    safetyUnits: null,
    replacedBy: null,
  });
  expect(tool("find_books")).toMatchObject({
    live: false,
    documented: false,
    timeoutMs: 2000,
    keepsRecords: true,
    replacedBy: null,
  });
  expect(tool("browse_shelf")).toMatchObject({
    deprecated: { since: "2026-11-01", removedAfter: "2027-06-30", use: "list_books" },
    replacedBy: { tool: "list_books", input: { order: { value: "title" }, limit: { from: "count" } }, output: [] },
  });
});

test("a route has its own deprecation or that of its tool, whichever has the earlier removal date", () => {
  const file = "spec/tools/books/browse_shelf.yaml";
  const spec = baseSpec();
  const text = spec.get(file) ?? "";
  const routeDeprecation = (own: string) => {
    const routes = `routes: [{ route: GET /shelf, deprecated: { since: 2026-01-01${own} } }]`;
    const { model } = readModel(spec.set(file, text.replace("routes: [GET /shelf]", routes)));
    return model && tool("browse_shelf", model).routes[0]?.deprecated;
  };
  const ofTool = { since: "2026-11-01", removedAfter: "2027-06-30", use: "list_books" };
  expect(routeDeprecation("")).toEqual(ofTool);
  expect(routeDeprecation(", removed_after: 2027-07-01")).toEqual(ofTool);
  const ofRoute = { since: "2026-01-01", use: null };
  expect(routeDeprecation(", removed_after: 2027-06-30")).toEqual({ ...ofRoute, removedAfter: "2027-06-30" });
  expect(routeDeprecation(", removed_after: 2027-01-31")).toEqual({ ...ofRoute, removedAfter: "2027-01-31" });
});

test("an argument is deprecated in its own schema, or in the shared schema that it refers to", () => {
  const file = "spec/tools/books/list_books.yaml";
  const spec = baseSpec();
  const schema = (deprecated: string) => `type: string\ndescription: A mood.\n${deprecated}`;
  const properties = (spec.get(file) ?? "").replace(
    "    cursor: {",
    [
      "    mood: { $ref: Mood, description: How the reader feels. }\n",
      "    season: { type: string, description: Time of the year., deprecated: { since: 2026-12-01, use: mood } }\n",
      "    cursor: {",
    ].join(""),
  );
  const { model, diagnostics } = readModel(
    spec
      .set(file, properties)
      .set("spec/schemas/Mood.yaml", "$ref: OldMood\ndescription: A mood.\n")
      .set("spec/schemas/OldMood.yaml", schema("deprecated: { since: 2026-11-01, removed_after: 2027-06-30 }\n")),
  );
  expect(diagnostics).toEqual([]);
  expect(model && tool("list_books", model).deprecatedInputs).toEqual({
    mood: { since: "2026-11-01", removedAfter: "2027-06-30", use: null },
    season: { since: "2026-12-01", removedAfter: null, use: "mood" },
  });
});

test("GET and DELETE accept arguments outside the path in the query, POST and PATCH in the body", () => {
  const [create, update] = tool("save_book").routes;
  expect(create).toMatchObject({
    operationId: "save_book",
    pathParameters: [],
    queryParameters: ["account_id"],
    bodyProperties: ["book_id", "title", "loan", "account_id", "preview"],
  });
  expect(update).toMatchObject({
    operationId: "update_book",
    pathParameters: ["book_id"],
    bodyProperties: ["title", "loan", "account_id", "preview"],
  });
  expect(tool("list_books").routes[0]).toMatchObject({
    queryParameters: ["tags", "order", "limit", "cursor", "account_id"],
    bodyProperties: [],
  });
});

test("a route that fixes the action has the effect of that action, and no argument for it", () => {
  const effects = tool("manage_tags").routes.map(({ method, effect, queryParameters, bodyProperties }) => ({
    method,
    ...effect,
    action: [...queryParameters, ...bodyProperties].includes("action"),
  }));
  expect(effects).toEqual([
    { method: "GET", effect: "read", idempotent: true, safety: null, requiresConnection: false, action: false },
    { method: "POST", effect: "write", idempotent: true, safety: "change", requiresConnection: true, action: false },
    {
      method: "DELETE",
      effect: "destructive",
      idempotent: true,
      safety: null,
      requiresConnection: true,
      action: false,
    },
  ]);
});

test("a route that fixes the action omits arguments that its query cannot contain", () => {
  const file = "spec/tools/books/manage_tags.yaml";
  const reason = "    reason: { type: object, additionalProperties: false, properties: {}, description: Why. }\n";
  const spec = baseSpec();
  const { model } = readModel(spec.set(file, (spec.get(file) ?? "").replace("    tags: {", `${reason}    tags: {`)));
  const routes = model?.tools.find(({ name }) => name === "manage_tags")?.routes ?? [];
  expect(
    routes.map(({ method, queryParameters, bodyProperties }) => [method, queryParameters, bodyProperties]),
  ).toEqual([
    ["GET", ["account_id"], []],
    ["POST", ["account_id"], ["reason", "tags", "account_id", "preview"]],
    ["DELETE", ["tags", "account_id"], []],
  ]);
});

test("outputs have names: pages, lists and inline objects", () => {
  expect(base.tools.map(({ name, output }) => [name, output.$ref])).toEqual([
    ["list_books", "BookPage"],
    ["save_book", "SaveBookOutput"],
    ["manage_tags", "TagList"],
    ["browse_shelf", "BookPage"],
    ["find_books", "BookList"],
  ]);
  const names = base.schemas.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
  const page = base.schemas.find(({ name }) => name === "BookPage")?.schema;
  expect(page).toMatchObject({
    required: ["data", "next_cursor"],
    properties: { next_cursor: { type: ["string", "null"] } },
  });
});

test("a tool's errors are the common ones and its own, in the order of the table", () => {
  const codes = tool("save_book").errors.map((error) => error.code);
  expect(codes).toContain("book_lent");
  expect(codes).toEqual(base.errors.map((error) => error.code).filter((code) => codes.includes(code)));
  expect(tool("list_books").errors.every((error) => error.common)).toBe(true);
});

test("identifiers are the names in PascalCase", () => {
  expect(["send_message", "get_inmail_2", "a"].map(pascalCase)).toEqual(["SendMessage", "GetInmail2", "A"]);
});
