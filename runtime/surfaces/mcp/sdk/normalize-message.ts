import { parseJsonText } from "../../http/json-faults.ts";
import { isObject } from "../message/call-arguments.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * A message as the SDK takes it, made of what some clients send: members that are null stand for missing ones, `arguments` may
 * be JSON text, and those of a prompt numbers or truth values. The same object where there is nothing to change.
 */
export function normalizeMessage(message: unknown): unknown {
  if (!isObject(message) || !("params" in message) || !("method" in message)) return message;
  const { params, ...rest } = message;
  if (params === null) return rest;
  if (!isObject(params)) return message;
  const changes = changesOf(message["method"], params);
  if (changes.length === 0) return message;
  const changed = Object.fromEntries(Object.entries({ ...params, ...Object.fromEntries(changes) }).filter(isGiven));
  return { ...message, params: changed };
}

const isGiven = ([, value]: readonly [string, unknown]): boolean => value !== undefined;

function changesOf(method: unknown, params: Fields): readonly (readonly [string, unknown])[] {
  const changes: (readonly [string, unknown])[] = ["_meta", "cursor"]
    .filter((name) => params[name] === null)
    .map((name) => [name, undefined]);
  const given = params["arguments"];
  if (method === "tools/call" && (given === null || typeof given === "string"))
    changes.push(["arguments", given === null ? {} : decodeObject(given)]);
  if (method === "prompts/get" && given !== undefined) changes.push(["arguments", promptArguments(given)]);
  return changes;
}

function promptArguments(given: unknown): unknown {
  const value = typeof given === "string" ? decodeObject(given) : (given ?? {});
  if (!isObject(value)) return given;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      typeof part === "number" || typeof part === "boolean" ? String(part) : part,
    ]),
  );
}

function decodeObject(text: string): unknown {
  try {
    const value = parseJsonText(text === "" ? "{}" : text);
    return isObject(value) ? value : text;
  } catch {
    return text; // the SDK refuses it with the type it expected
  }
}
