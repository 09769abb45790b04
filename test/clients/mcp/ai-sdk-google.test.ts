import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createMCPClient, type MCPClient } from "@ai-sdk/mcp";
import { generateText } from "ai";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hasType, isUntyped, schemaProblems, type Rules, type SentSchema } from "../support/schema-problems.ts";
import { startService, toolNames } from "../support/service.ts";

/** The problems that make the Gemini API reject or ignore a schema (https://ai.google.dev/api/caching#Schema). */
const rules: Rules = {
  "has no type": isUntyped,
  "has a format besides date-time": ({ format }) => format !== undefined && format !== "date-time",
  "is an array without items": (schema) => hasType(schema, "array") && !schema.items,
  "is an object without properties": (schema) => hasType(schema, "object") && !hasProperties(schema),
  "requires an unknown property": ({ required = [], properties = {} }) =>
    required.some((name) => !Object.hasOwn(properties, name)),
  "is an enumeration of values besides strings": (schema) => schema.enum !== undefined && !hasType(schema, "string"),
  "has an empty string in its enumeration": (schema) => schema.enum?.includes("") === true,
  "has keywords beside anyOf": (schema) =>
    schema.anyOf !== undefined && Object.keys(schema).some((key) => !besideAnyOf.has(key)),
};
const besideAnyOf: ReadonlySet<string> = new Set(["anyOf", "description", "nullable"]);

const hasProperties = ({ properties = {} }: SentSchema): boolean => Object.keys(properties).length > 0;

interface Declaration {
  readonly name: string;
  readonly parameters?: SentSchema;
}

let client: MCPClient;
let declarations: readonly Declaration[];

beforeAll(async () => {
  const { endpoint: url, headers } = await startService();
  client = await createMCPClient({ transport: { type: "http", url, headers: { ...headers } } });
  let request: any;
  const google = createGoogleGenerativeAI({
    apiKey: "none",
    fetch: async (_url, init) => {
      request = JSON.parse(init?.body as string); // the SDK sends JSON
      return Response.json({ candidates: [{ content: { role: "model", parts: [{ text: "Done" }] } }] });
    },
  });
  await generateText({ model: google("gemini-2.5-pro"), prompt: "Hello", tools: await client.tools() });
  declarations = request.tools[0].functionDeclarations;
});
afterAll(() => client.close());

test("@ai-sdk/google declares every tool as a function", () => {
  expect(declarations.map(({ name }) => name)).toEqual(toolNames);
});

test("@ai-sdk/google converts every input schema to one that the Gemini API accepts", () => {
  const problems = declarations.flatMap(({ name, parameters }) =>
    parameters ? schemaProblems(parameters, rules, name) : [],
  );
  expect(problems).toEqual([]);
});
