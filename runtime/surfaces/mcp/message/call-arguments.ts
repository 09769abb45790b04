import type { Tool } from "../../../call/tool.ts";
import { parseJsonText } from "../../http/invalid-content.ts";

/**
 * Returns a copy of the arguments of a `tools/call`. Some clients send the arguments, or an argument of type object or
 * array, as a JSON string; it is parsed once. An argument that is not valid JSON is returned unchanged. If the
 * arguments are not a JSON object, the copy is empty.
 */
export function readCallArguments(given: unknown, { entry }: Pick<Tool<unknown>, "entry">): Record<string, unknown> {
  const whole = typeof given === "string" ? decode(given) : given;
  const input: Record<string, unknown> = isObject(whole) ? { ...whole } : {};
  for (const name of entry.structuredArguments) {
    const value = input[name];
    if (typeof value === "string") input[name] = decode(value);
  }
  return input;
}

/** Returns the tool that a message calls, if it exists. */
export function calledTool<T>(message: unknown, tools: ReadonlyMap<string, T>): T | undefined {
  const params = isObject(message) ? message["params"] : undefined;
  const name = isObject(params) ? params["name"] : undefined;
  return typeof name === "string" ? tools.get(name) : undefined;
}

function decode(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return parseJsonText(text);
  } catch {
    return text; // the validator reports it
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === "object" && !Array.isArray(value);
