import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { Command, InvalidArgumentError, Option } from "commander";
import { EFFECTS } from "../language/effect.ts";
import { askOptions, splitNames, type AskedOptions } from "./ask-options.ts";
import { INPUT_TYPES, sentence, toolPath, type NewInput, type NewTool } from "./tool-yaml.ts";

interface NewToolOptions extends AskedOptions {
  readonly root: string;
  readonly title?: string;
  readonly safety?: string;
  readonly route?: string;
  readonly input: readonly NewInput[];
  readonly output?: string;
  readonly json: boolean;
}

/** Creates the command `switchboard new tool`. Its dependencies are loaded when it runs. */
export function newCommand(): Command {
  const command = new Command("new").description("add a tool to the service");
  command
    .command("tool")
    .description(
      "add a tool: its specification, handler and test; on a terminal, asks for an omitted summary, effect or scope",
    )
    .argument("<category/name>", "folder and name, such as tasks/finish_task", parseName)
    .option("--root <folder>", "folder that contains spec/ and handlers/", ".")
    .option("--title <text>", "display name (default: from the name)")
    .option("--summary <sentence>", "what it does, in one sentence")
    .addOption(new Option("--effect <effect>", "effect of a call (default: read)").choices(EFFECTS))
    .option("--safety <category>", "safety category of limits.yaml whose units it consumes (default: none)")
    .option("--scopes <names>", "scopes that contain it, separated by commas", splitNames)
    .option("--route <route>", 'route of the REST API, such as "GET /tasks" (default: from the name)')
    .option(
      "--input <name:type>",
      `an input; types: ${types}; "!" after the type makes the input required; repeatable`,
      parseInput,
      [],
    )
    .option(
      "--output <schema>",
      "a schema of spec/schemas, page_of:<schema> or list_of:<schema> (default: an inline object)",
    )
    .option("--json", "print the result as JSON, without prompts", false)
    .action(async (name: Name, options: NewToolOptions) => {
      process.exitCode = await runNewTool(name, options);
    });
  return command;
}

interface Name {
  readonly category: string;
  readonly name: string;
}

const types = Object.keys(INPUT_TYPES).join(", ");

/** Returns the exit code: 0, or 1 if nothing was written. */
async function runNewTool(name: Name, options: NewToolOptions): Promise<number> {
  const root = resolve(options.root);
  const { addTool, NewToolError } = await import("./new-tool.ts");
  const { isExpected } = await import("../expected-errors.ts");
  try {
    const tool = describeTool(name, options.json || !process.stdin.isTTY ? options : await ask(root, name, options));
    const { written, manual } = await addTool(root, tool);
    if (options.json) console.log(JSON.stringify({ ok: true, written, manual }, null, 2));
    else {
      for (const path of written) console.log(`wrote ${path}`);
      for (const { file, reason, names } of manual)
        console.log(`add manually to ${file} (${reason}): ${names.join(", ")}`);
      console.log("next:");
      console.log(`  1. describe the inputs and the output in ${written[0] ?? ""}`);
      if (tool.scopes.length === 0)
        console.log(
          "     and list the scopes that contain the tool; omit scopes with 'rule' in spec/scopes.yaml, because the rule selects their tools",
        );
      console.log("     then run: npx switchboard generate");
      console.log(`  2. write the handler in handlers/tools/${tool.category}/${tool.name}.ts`);
      const hasTest = written.some((path) => path.endsWith(".test.ts"));
      console.log(
        `  3. ${hasTest ? "state the expected output in its test, then " : ""}run: npm run build && npm test`,
      );
    }
    return 0;
  } catch (error) {
    if (!(error instanceof NewToolError || isExpected(error))) throw error;
    if (options.json) console.log(JSON.stringify({ ok: false, error: error.message }));
    else console.error(`error: ${error.message}`);
    return 1;
  }
}

/** Returns the properties of a tool, with defaults for omitted options. */
function describeTool({ category, name }: Name, given: NewToolOptions): NewTool {
  const effect = given.effect ?? "read";
  const title = given.title ?? sentence(name);
  const summary = given.summary ?? title;
  const method = effect === "read" ? "GET" : "POST";
  return {
    ...{ category, name, title, effect },
    summary: /[.!?]$/.test(summary.trim()) ? summary : `${summary}.`,
    safety: given.safety ?? "none",
    scopes: given.scopes ?? [],
    route: given.route ?? `${method} /${`${category}/${name}`.replaceAll("_", "-")}`,
    inputs: given.input,
    output: given.output ?? null,
  };
}

/**
 * Prompts on the terminal for the omitted options.
 * @throws NewToolError if there is no specification, or the tool exists.
 */
async function ask(root: string, name: Name, options: NewToolOptions): Promise<NewToolOptions> {
  const { readSpecWithout, readScopes } = await import("./new-tool.ts");
  const scopesFor = readScopes(readSpecWithout(root, toolPath(name)));
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await askOptions(name.name, options, (text) => terminal.question(text), scopesFor);
  } finally {
    terminal.close();
  }
}

function parseName(text: string): Name {
  const [, category, name] = /^([a-z][a-z0-9_-]*)\/([a-z][a-z0-9_]*)$/.exec(text) ?? [];
  if (category === undefined || name === undefined)
    throw new InvalidArgumentError("expected <category>/<name> in snake_case, such as tasks/finish_task");
  return { category, name };
}

function parseInput(text: string, before: readonly NewInput[]): readonly NewInput[] {
  const [, name, type, mark] = /^([a-z][a-z0-9_]*):([a-z]+)(!?)$/.exec(text) ?? [];
  if (name === undefined || type === undefined || !Object.hasOwn(INPUT_TYPES, type))
    throw new InvalidArgumentError(`expected <name>:<type>, such as task_id:string! (types: ${types})`);
  return [...before, { name, type: type as NewInput["type"], required: mark === "!" }]; // a key of INPUT_TYPES
}
