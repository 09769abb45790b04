import type { ExampleModel, Model, ToolModel } from "../../model/model.ts";
import { json, restCall, inputWithPlaceholders, toolCall } from "./calls.ts";
import { findCapturedValues, type CapturedValues } from "./captured-values.ts";
import { block, text } from "./markdown.ts";

/**
 * Emits calls to the tool over REST and MCP as shell commands, followed by its other examples. If the REST call cannot
 * be repeated, the MCP call uses another example, if there is one.
 */
export function toolCalls(tool: ToolModel, model: Model): readonly string[] {
  const [first, second] = [...tool.examples].sort((a, b) => Number(a.setup.length > 0) - Number(b.setup.length > 0));
  if (!first) return [];
  const rest = restScript(tool, first, model);
  const repeatable = isRepeatable(tool, first);
  const other = rest !== null && !repeatable ? (second ?? first) : first;
  const rpc = rpcScript(tool, other, model, rest !== null && repeatable);
  return [
    ...(rest === null ? [] : ["Over REST:", block("sh", rest)]),
    other === first ? "Over MCP:" : `${text(other.title)}, over MCP:`,
    block("sh", rpc),
    ...tool.examples
      .filter((example) => example !== first && example !== other)
      .flatMap((example) => [`${text(example.title)}:`, block("json", json(inputWithPlaceholders(example)))]),
  ];
}

function isRepeatable({ actions, idempotent }: ToolModel, { input }: ExampleModel): boolean {
  return actions ? (actions.effects[String(input[actions.argument])]?.idempotent ?? idempotent) : idempotent;
}

function restScript(tool: ToolModel, example: ExampleModel, model: Model): string | null {
  const captured = findCapturedValues(example, model);
  const call = restCall(model.service, tool, example, captured);
  if (call === null) return null;
  const before = example.setup.flatMap((step) => {
    const target = model.tools.find(({ name }) => name === step.tool);
    const rest = target ? restCall(model.service, target, step, captured) : null;
    return capturing(step.as, rest ?? toolCall(model.service, step.tool, step, captured), captured, false);
  });
  return [...before, call].join("\n");
}

function rpcScript(tool: ToolModel, example: ExampleModel, model: Model, reuses: boolean): string {
  const captured = findCapturedValues(example, model);
  const before = example.setup.flatMap((step) =>
    capturing(step.as, toolCall(model.service, step.tool, step, captured), captured, reuses),
  );
  return [...before, toolCall(model.service, tool.name, example, captured)].join("\n");
}

/**
 * Emits a setup call, and stores values of its result in variables. With `reuses`, the variables of the block above are
 * reused, because the setup call may not be repeatable.
 */
function capturing(step: string, call: string, captured: CapturedValues, reuses: boolean): readonly string[] {
  const values = [...captured.values()].filter((value) => value.step === step);
  const [only] = values;
  if (!only) return [call];
  const quiet = call.replace(/^curl /, "curl -s ");
  const set = (variable: string, command: string): string =>
    `${reuses ? `[ -n "$${variable}" ] || ` : ""}${variable}=$(${command})`;
  if (values.length === 1) return [set(only.variable, `${quiet} \\\n  | sed -n '${only.sed}'`)];
  const result = `${step.toUpperCase()}_RESULT`;
  return [
    set(result, quiet),
    ...values.map(({ variable, sed }) => `${variable}=$(printf '%s\\n' "$${result}" | sed -n '${sed}')`),
  ];
}
