import { readFileSync } from "node:fs";
import { Command } from "commander";
import { nearestFew } from "../contract/nearest.ts";
import { RunningCall } from "../call/running-call.ts";
import { describeMismatches } from "../call/serialize-output.ts";
import { loadTool } from "../call/tool.ts";
import { operatorPrincipal } from "../identity/operator.ts";
import type { Principal } from "../identity/principal.ts";
import type { Service } from "../service.ts";
import { printJson } from "./print.ts";
import type { WithService } from "./with-service.ts";

interface CallOptions {
  readonly account?: string;
  readonly preview?: boolean;
}

/** Creates `call <tool>`, which runs a tool directly on the store as the operator, with the same executor as all calls. */
export function callCommand(withService: WithService): Command {
  return new Command("call")
    .description(
      "run one tool as the store's operator and print its output as JSON; on failure, print the problem and exit with 1",
    )
    .argument("<tool>", "name of the tool")
    .argument("[input]", 'arguments as JSON: \'{"keyword":"design"}\'; "-" reads them from standard input', "{}")
    .option("--account <id>", "account to act for")
    .option("--preview", "return what would happen and change nothing")
    .option("--json", "print JSON (always on)")
    .action((tool: string, input: string, options: CallOptions) =>
      withService((service) => call(service, tool, input === "-" ? readFileSync(0, "utf8") : input, options)),
    );
}

async function call(service: Service, name: string, text: string, { account, preview }: CallOptions): Promise<void> {
  const tool = service.tools.get(name);
  if (!tool) {
    const near = nearestFew(name, service.tools.keys(), 3).join(" or ");
    throw new Error(`Unknown tool "${name}".${near === "" ? "" : ` Did you mean ${near}?`}`);
  }
  const input = parseInput(text);
  if (account !== undefined) input["account_id"] = account;
  const outcome = await service.execute({
    tool,
    input,
    caller: await operator(service, account),
    surface: "internal",
    requestId: service.newId("req"),
    idempotencyKey: undefined,
    preview,
    running: new RunningCall(),
  });
  if (outcome.ok && outcome.preview) console.error("preview: nothing was changed");
  if (outcome.ok && outcome.acts) console.error(`preview: these acts would happen: ${JSON.stringify(outcome.acts)}`);
  if (outcome.ok) {
    const output: unknown = JSON.parse(outcome.text);
    const { validateOutput } = await loadTool(tool);
    if (!validateOutput(output))
      console.error(
        `the output does not match its schema: ${JSON.stringify(describeMismatches(validateOutput.errors))}`,
      );
    return printJson(output);
  }
  printJson(outcome.problem);
  process.exitCode = 1;
}

/** Returns the operator in the workspace of the account; in the first workspace if the account is unknown or omitted. */
async function operator({ store, surface }: Service, accountId = ""): Promise<Principal> {
  const { reader } = store;
  const owner = reader.selectFrom("sb_accounts").select("workspace_id as id").where("id", "=", accountId);
  const first = reader.selectFrom("sb_workspaces").select("id").orderBy("created_at");
  const workspace = (await owner.executeTakeFirst()) ?? (await first.executeTakeFirst());
  if (!workspace) throw new Error("The store is empty. Start the server once.");
  return operatorPrincipal(surface, workspace.id);
}

function parseInput(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`The arguments are not valid JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  if (value === null || typeof value !== "object" || Array.isArray(value))
    throw new Error("The arguments must be a JSON object.");
  return { ...value };
}
