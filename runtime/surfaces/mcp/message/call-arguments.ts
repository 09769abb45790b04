import type { Tool } from "../../../call/tool.ts";
import { parseJsonText } from "../../http/json-faults.ts";

/**
 * The arguments of a `tools/call` as an object of the call's own. Some clients send the whole, or a field that takes an
 * object or a list, as JSON text: such text is decoded once, and left as it is when it is no JSON that a body may hold.
 */
export function readCallArguments(given: unknown, tool: Pick<Tool<unknown>, "inputSchema">): Record<string, unknown> {
  const whole = typeof given === "string" ? decode(given) : given;
  const input: Record<string, unknown> = isObject(whole) ? { ...whole } : {};
  const { properties = {} } = tool.inputSchema;
  for (const name in properties) {
    const value = input[name];
    if (typeof value === "string" && takesStructure(properties[name])) input[name] = decode(value);
  }
  return input;
}

/** The tool that a message calls, where it calls one that there is. */
export function calledTool<T>(message: unknown, tools: ReadonlyMap<string, T>): T | undefined {
  const params = isObject(message) ? message["params"] : undefined;
  const name = isObject(params) ? params["name"] : undefined;
  return typeof name === "string" ? tools.get(name) : undefined;
}

function takesStructure(schema: unknown): boolean {
  const type = isObject(schema) ? schema["type"] : undefined;
  return type === "object" || type === "array";
}

function decode(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return parseJsonText(text);
  } catch {
    return text; // the validator names the place and the type it expected
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === "object" && !Array.isArray(value);
