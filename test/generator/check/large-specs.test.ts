import { describe, expect, test } from "vitest";
import type { YAMLMap } from "yaml";
import { nearest, resetSuggestions } from "../../../generator/check/nearest.ts";
import { generate, readModel } from "../../../generator/generate.ts";
import { MAX_ENTRIES, MAX_FILE_BYTES } from "../../../generator/load/limits.ts";
import { locate, parseSpecFile } from "../../../generator/load/spec-file.ts";
import { baseSpec } from "../base-spec.ts";

const listBooks = "spec/tools/books/list_books.yaml";
const saveBook = "spec/tools/books/save_book.yaml";
const browseShelf = "spec/tools/books/browse_shelf.yaml";

/** Returns numbered lines or items. */
const many = (count: number, print: (index: number) => string, separator = "\n"): string =>
  Array.from({ length: count }, (_, index) => print(index)).join(separator);

/** Returns the base specification with changed files. A string is a whole file; a pair replaces a text with another. */
function specWith(changes: Readonly<Record<string, string | readonly [from: string, to: string]>>) {
  const spec = baseSpec();
  for (const [path, change] of Object.entries(changes)) {
    const before = spec.get(path) ?? "";
    const text = typeof change === "string" ? change : before.replace(change[0], () => change[1]);
    expect(text).not.toBe(before);
    spec.set(path, text);
  }
  return spec;
}

const codesOf = (spec: ReadonlyMap<string, string>): readonly string[] => [
  ...new Set(readModel(spec).diagnostics.map(({ code }) => code)),
];

const object = (properties: string, more = ""): string =>
  `type: object\ndescription: An object.\nadditionalProperties: false\n${more}properties:\n${properties}\n`;

/** Returns shared schemas that each refer `times` times to the next one. */
const chain = (length: number, times: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length }, (_, index) => {
      const next = index === length - 1 ? "TagName" : `Link${index + 1}`;
      return [
        `spec/schemas/Link${index}.yaml`,
        object(many(times, (each) => `  p${each}: { $ref: ${next} }`)),
      ] as const;
    }),
  );

const inInput = { [saveBook]: ["    title: {", "    link: { $ref: Link0 }\n    title: {"] } as const;
const inOutput = { "spec/schemas/ShelfSummary.yaml": ["  books:", "  link: { $ref: Link0 }\n  books:"] } as const;

describe("work is bounded", () => {
  test.each([
    ["20,000 unknown keys", { [listBooks]: ["output:", `${many(20_000, (i) => `unknown_${i}: 1`)}\noutput:`] }],
    ["as many unknown keys as allowed", { [listBooks]: many(MAX_ENTRIES, (i) => `unknown_${i}: 1`) }],
    ["600 kB of tags", { "spec/schemas/Tag.yaml": "!a ".repeat(200_000) }],
    ["tags up to the limit", { "spec/schemas/Tag.yaml": "!a ".repeat(MAX_FILE_BYTES / 3 - 1) }],
    ["closing brackets up to the limit", { "spec/schemas/Tag.yaml": "]".repeat(MAX_FILE_BYTES) }],
    ["commas up to the limit", { "spec/schemas/Tag.yaml": `[${",".repeat(MAX_FILE_BYTES - 1)}` }],
    [
      "an enum and examples that do not fit",
      {
        "spec/schemas/TagName.yaml": `description: A word.\nenum: [${many(400, (i) => `a${i}`, ",")}]\nexamples: [${many(400, (i) => `b${i}`, ",")}]\n`,
      },
    ],
    ["a reference chain in an input", { ...chain(1_000, 1), ...inInput }],
    ["a reference chain in an output", { ...chain(1_000, 1), ...inOutput }],
    ["references that double at each step", { ...chain(30, 2), ...inInput }],
    [
      "nested lists in a default",
      {
        "spec/schemas/TagName.yaml": `type: string\ndescription: A word.\ndefault: ${"[".repeat(90)}${"]".repeat(90)}\n`,
      },
    ],
  ] as const)("%s cause diagnostics", (_, changes) => {
    expect(codesOf(specWith(changes))).not.toEqual([]);
  });

  test("shared schemas that each refer twice to the next one are written once, so the document stays small", async () => {
    const { diagnostics, files } = await generate(specWith({ ...chain(30, 2), ...inOutput }));
    expect(diagnostics).toEqual([]);
    expect(files.get("generated/openapi.json")?.length).toBeLessThan(1_000_000);
  });

  test("an output with too many third-party texts is reported", async () => {
    const tagName = "spec/schemas/TagName.yaml";
    const marked = { [tagName]: ["type: string", "type: string\nx-third-party: true"] } as const;
    const spec = specWith({ ...chain(30, 2), ...inOutput, ...marked });
    expect(readModel(spec).diagnostics).toMatchObject([
      { code: "schema-too-large", file: "spec/resources/shelf_summary.yaml" },
    ]);
    expect((await generate(specWith({ ...chain(5, 2), ...inOutput, ...marked }))).diagnostics).toEqual([]);
  });

  test.each(["list_of", "page_of"])("the size of the schema that %s refers to is checked", (key) => {
    const output = { [listBooks]: ["page_of: Book", `${key}: Link0`] } as const;
    const marked = { "spec/schemas/TagName.yaml": ["type: string", "type: string\nx-third-party: true"] } as const;
    const sizesOf = (changes: Parameters<typeof specWith>[0]) =>
      readModel(specWith({ ...changes, ...output })).diagnostics.filter(({ code }) => code.startsWith("schema-too"));
    expect(sizesOf({ ...chain(30, 2), ...marked })).toMatchObject([
      { code: "schema-too-large", file: listBooks, line: 23 },
    ]);
    expect(sizesOf(chain(60, 1))).toMatchObject([
      { code: "schema-too-deep", text: "the output contains a chain of 61 references; at most 50 are allowed" },
    ]);
    expect(sizesOf({ ...chain(5, 2), ...marked })).toEqual([]);
  });

  test("a payload may contain any number of third-party texts, because no result lists them", () => {
    const marked = { "spec/schemas/TagName.yaml": ["type: string", "type: string\nx-third-party: true"] } as const;
    const event =
      "name: book.lent\ntitle: Book lent\nsummary: A book was lent.\npayload: { $ref: Link0 }\nexample: {}\n";
    const spec = specWith({ ...chain(11, 2), ...marked, "spec/events/book.lent.yaml": event });
    expect(codesOf(spec)).toEqual([]);
  });

  test("the calls that are tried for an older name are bounded", () => {
    const input = (optional: number): string => {
      const words = many(optional, (i) => `    word${i}: { type: string, description: A word. }`);
      const choices = many(
        3,
        (i) => `    mode${i}: { enum: [${many(9, (v) => `v${v}`, ", ")}], description: A mode. }`,
      );
      return `input:\n  type: object\n  additionalProperties: false\n  properties:\n${words}\n${choices}\n`;
    };
    const excludes = many(15, (i) => `    word${2 * i}: [word${2 * i + 1}]`);
    const when = many(24, (i) => {
      const [mode, value] = [i % 3, Math.floor(i / 3)];
      return `    - { argument: mode${mode}, is: [v${value}], excludes: [word${i % 12}] }`;
    });
    const constraints = `constraints:\n  excludes:\n${excludes}\n  when:\n${when}\n`;
    const tool = (name: string, more: string): string =>
      `name: ${name}\ntitle: ${name}\nsummary: Try calls.\neffect: read\nidempotent: true\nsafety: none\nscopes: [core]\n` +
      `routes: [POST /${name}]\n${more}${input(30)}${constraints}output: { list_of: Book }\nerrors: []\nexamples: [{ title: None, input: {} }]\n`;
    const spec = baseSpec();
    spec.set("spec/tools/books/newer.yaml", tool("newer", ""));
    spec.set("spec/tools/books/older.yaml", tool("older", "live: false\nreplaced_by: { tool: newer }\n"));
    expect(codesOf(spec)).not.toContain("replacement-mismatch"); // without a bound, the test would run out of time
  });

  test("a mapping is read only once, however many of its keys have problems", () => {
    const { file } = parseSpecFile(
      listBooks,
      "tool",
      many(MAX_ENTRIES, (index) => `key_${index}: 1`),
    );
    const map = file.document?.contents as YAMLMap;
    const { items } = map;
    let reads = 0;
    Object.defineProperty(map, "items", { get: () => ((reads += 1), items) });
    const places = items.map((_, index) => locate(file, [`key_${index}`]).line);
    expect([places[0], places.at(-1), reads]).toEqual([1, MAX_ENTRIES, 1]);
  });

  test("suggestions stop after a number of comparisons, and start again with the next check", () => {
    let compared = 0;
    const names = Array.from({ length: 1_000 }, (_, index) => `${"candidate".repeat(5)}_${index}`);
    const counted = {
      *[Symbol.iterator]() {
        compared += 1;
        yield* names;
      },
    };
    resetSuggestions();
    const wrong = `${"candidate".repeat(5)}x7`;
    expect(nearest(wrong, counted)).toBeDefined();
    for (let count = 0; count < 1_000; count += 1) nearest("unlike", counted);
    for (let count = 0; count < 1_000; count += 1) nearest("u".repeat(90), counted);
    expect(nearest(wrong, counted)).toBeUndefined();
    expect(compared).toBeLessThan(1_000);
    resetSuggestions();
    expect(nearest(wrong, counted)).toBeDefined();
  });
});

/** Returns a shared schema with a list of `count` simple alternatives, followed by `last`. */
const alternatives = (keyword: string, count: number, last: string): string =>
  `description: One of many.\n${keyword}:\n${many(count, (i) => `  - { type: string, maxLength: ${i + 1} }`)}\n  - ${last}\n`;
const someObject =
  "{ type: object, additionalProperties: false, properties: { a: { type: string }, b: { type: string } } }";
const manyProperties = (count: number, last: string): string =>
  object(`${many(count, (i) => `  p${i}: ${someObject}`)}\n  last: ${last}`);

describe("the entries of a schema, with nested ones, are bounded, because each nests the validator's code deeper", () => {
  const used = { [listBooks]: ["page_of: Book", "$ref: Large"] } as const;
  const nested = `{ anyOf: [${many(500, (i) => `{ type: integer, minimum: ${i} }`, ", ")}] }`;
  test.each([
    ["anyOf", alternatives("anyOf", 1_000, "{ type: integer }"), "1:1"],
    ["oneOf", alternatives("oneOf", 1_000, "{ type: integer }"), "1:1"],
    ["allOf", alternatives("allOf", 1_000, "{ type: string }"), "1:1"],
    ["nested anyOf", alternatives("anyOf", 500, nested), "1:1"],
    ["properties", manyProperties(1_000, "{ type: string }"), "1:1"],
    ["nested entries of a property", manyProperties(500, nested), "1:1"],
    [
      "an inner schema",
      object(
        `  inner:\n    type: object\n    additionalProperties: false\n    properties:\n${many(1_001, (i) => `      p${i}: { type: string }`)}`,
      ),
      "5:3",
    ],
    [
      "prefixItems",
      `type: array\ndescription: A list.\nitems: false\nprefixItems:\n${many(1_001, () => "  - { type: string }")}\n`,
      "1:1",
    ],
    [
      "dependentRequired",
      `type: object\ndescription: Words.\nadditionalProperties: { type: string }\ndependentRequired:\n${many(1_000, (i) => `  p${i}: [a]`)}\n`,
      "1:1",
    ],
  ])("too many in %s", (_, large, place) => {
    const { diagnostics } = readModel(specWith({ ...used, "spec/schemas/Large.yaml": large }));
    const found = diagnostics.filter(({ code }) => code === "too-many-entries");
    expect(found.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
      `spec/schemas/Large.yaml:${place}`,
    ]);
  });

  test("too many in the schemas that an input refers to", () => {
    const input = { [saveBook]: ["    title: {", "    link: { $ref: Large }\n    title: {"] } as const;
    const schemas = (count: number) => ({
      "spec/schemas/Large.yaml": alternatives("anyOf", count, "{ $ref: Other }"),
      "spec/schemas/Other.yaml": alternatives("anyOf", count, "{ type: integer }"),
    });
    expect(codesOf(specWith({ ...input, ...schemas(500) }))).toContain("too-many-entries");
    expect(codesOf(specWith({ ...input, ...schemas(400) }))).not.toContain("too-many-entries");
  });

  test.each([
    ["anyOf", alternatives("anyOf", 490, nested.replace("type: integer, minimum: 0", "type: boolean"))],
    ["properties", manyProperties(980, someObject)],
  ])("as many as allowed in %s are generated", async (_, large) => {
    const spec = specWith({
      "spec/schemas/Large.yaml": large,
      "spec/schemas/ShelfSummary.yaml": ["  books:", "  large: { $ref: Large }\n  books:"],
    });
    expect((await generate(spec)).diagnostics).toEqual([]);
  });
});

test("recursive outputs of a replaced tool and of its replacement are compared", () => {
  const outputs = (older: string, newer: string) => ({
    "spec/schemas/One.yaml": older,
    "spec/schemas/Two.yaml": newer,
    "spec/responses/browse_shelf.yaml": "name: browse_shelf\nexample: Five books\noutput: {}\n",
    [browseShelf]: ["output: { page_of: Book }", "output: { $ref: One }"] as const,
    [listBooks]: ["output: { page_of: Book }", "output: { $ref: Two }"] as const,
  });
  const node = (name: string, type = "string") => object(`  value: { type: ${type} }\n  next: { $ref: ${name} }`);
  expect(codesOf(specWith(outputs(node("One"), node("Two"))))).toEqual([]);
  expect(codesOf(specWith(outputs(node("One"), node("Two", "integer"))))).toEqual(["replacement-mismatch"]);
  const loop = (name: string) => `description: Nothing.\n$ref: ${name}\n`;
  expect(codesOf(specWith(outputs(loop("One"), loop("Two"))))).toContain("circular-reference");
});

test.each([
  ["a required property", object("  next: { $ref: Node }", "required: [next]\n")],
  ["all of required properties", object("  next: { allOf: [{ $ref: Node }] }", "required: [next]\n")],
  ["required items", object("  all: { type: array, minItems: 1, items: { $ref: Node } }", "required: [all]\n")],
  ["each branch", object("  next: { anyOf: [{ $ref: Node }, { $ref: Node }] }", "required: [next]\n")],
  [
    "a required property that a pattern describes",
    object("  text: { type: string }", 'required: [xa]\npatternProperties: { "^x": { $ref: Node } }\n'),
  ],
  [
    "a required additional property",
    "type: object\ndescription: A map.\nrequired: [a]\nadditionalProperties: { $ref: Node }\n",
  ],
  [
    "properties that others require",
    object(
      "  a: { type: string }\n  b: { type: string }\n  c: { $ref: Node }",
      "required: [a]\ndependentRequired: { a: [b], b: [c] }\n",
    ),
  ],
  [
    "any additional property",
    "type: object\ndescription: A map.\nminProperties: 1\nadditionalProperties: { $ref: Node }\n",
  ],
  ["any property", object("  a: { $ref: Node }\n  b: { $ref: Node }", "minProperties: 1\n")],
  [
    "a required property in allOf",
    "type: object\ndescription: A node.\nrequired: [next]\nallOf: [{ properties: { next: { $ref: Node } } }]\n",
  ],
  ["a property that allOf requires", object("  next: { $ref: Node }", "allOf: [{ required: [next] }]\n")],
  [
    "an object in allOf",
    "description: A node.\nallOf: [{ type: object }, { required: [a], properties: { a: { $ref: Node } } }]\n",
  ],
  [
    "properties that the alternatives require",
    object("  a: { $ref: Node }\n  b: { $ref: Node }", "anyOf: [{ required: [a] }, { required: [b] }]\n"),
  ],
  [
    "required properties in the alternatives",
    "type: object\ndescription: A node.\nrequired: [a]\noneOf: [{ properties: { a: { $ref: Node } } }, { properties: { a: { type: array, minItems: 1, items: { $ref: Node } } } }]\n",
  ],
  [
    "items that allOf requires",
    object("  all: { type: array, items: { $ref: Node }, allOf: [{ minItems: 1 }] }", "required: [all]\n"),
  ],
])("a schema that contains itself through %s is reported", (_, node) => {
  const spec = specWith({ "spec/schemas/Node.yaml": node, [listBooks]: ["page_of: Book", "$ref: Node"] });
  expect(codesOf(spec)).toContain("circular-reference");
});

test.each([
  ["an optional property", object("  next: { $ref: Node }")],
  [
    "a property that can be null",
    object('  next: { anyOf: [{ $ref: Node }, { type: "null" }] }', "required: [next]\n"),
  ],
  ["items that can be omitted", object("  all: { type: array, items: { $ref: Node } }", "required: [all]\n")],
  [
    "a property that one of two alternatives requires",
    object(
      "  next: { type: object, description: N., additionalProperties: false, properties: { a: { $ref: Node }, b: { type: string } }, anyOf: [{ required: [a] }, { required: [b] }] }",
      "required: [next]\n",
    ),
  ],
  ["one of two properties", object("  a: { $ref: Node }\n  b: { type: string }", "minProperties: 1\n")],
  [
    "a property that an optional one requires",
    object("  a: { type: string }\n  b: { $ref: Node }", "dependentRequired: { a: [b] }\n"),
  ],
  [
    "additional properties besides a required one",
    "type: object\ndescription: A map.\nrequired: [a]\nproperties: { a: { type: string } }\nadditionalProperties: { $ref: Node }\n",
  ],
])("a schema that contains itself through %s is valid", (_, node) => {
  const spec = specWith({ "spec/schemas/Node.yaml": node, [listBooks]: ["page_of: Book", "$ref: Node"] });
  expect(codesOf(spec)).toEqual(["replacement-mismatch"]);
});

test.each([
  ["default: 10", "default: .inf"],
  ["[newest, title]", "[newest, title, -.inf]"],
  ["minimum: 1,", "minimum: .nan,"],
  ["{ limit: 2 }", "{ limit: 1e400 }"],
  ["routes: [GET /books]", "routes: [{ route: GET /books, fixed: { limit: .inf } }]"],
])("a number that JSON cannot represent is reported: %s becomes %s", (from, to) => {
  expect(codesOf(specWith({ [listBooks]: [from, to] }))).toEqual(["unrepresentable-number"]);
});
