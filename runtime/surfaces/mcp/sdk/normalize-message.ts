import { parseJsonText } from "../../http/invalid-content.ts";
import { isObject } from "../message/call-arguments.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Normalizes deviations of some clients for the SDK: removes `params`, `_meta` and `cursor` if they are null, replaces
 * null `arguments` with `{}`, parses `arguments` sent as a JSON string, and converts numbers and booleans in prompt
 * arguments to strings. The given object is not modified.
 */
export function normalizeMessage(message: unknown): unknown {
  if (!isObject(message) || !("params" in message) || !("method" in message)) return message;
  const { params, ...rest } = message;
  if (params === null) return rest;
  if (!isObject(params)) return message;
  const changes = findChanges(message["method"], params);
  if (changes.length === 0) return message;
  const changed = Object.fromEntries(Object.entries({ ...params, ...Object.fromEntries(changes) }).filter(isGiven));
  return { ...message, params: changed };
}

const isGiven = ([, value]: readonly [string, unknown]): boolean => value !== undefined;

function findChanges(method: unknown, params: Fields): readonly (readonly [string, unknown])[] {
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
    return text; // the SDK reports it
  }
}
