import { isObject } from "./call-arguments.ts";

/** Maximum number of values outside the arguments of a tool call. The SDK validates each of them, which is slow. */
export const maxValues = 2_000;

/**
 * Returns whether a message contains more than `maxValues` values outside the arguments of a tool call, which have
 * their own limits. Stops counting at the limit.
 */
export function isTooComplex(message: unknown): boolean {
  if (!isObject(message)) return subtractValueCount(maxValues, message) < 0;
  const isCall = message["method"] === "tools/call";
  let left = maxValues;
  for (const name in message) if (name !== "params") left = subtractValueCount(left, message[name]);
  const { params } = message;
  if (!isObject(params)) return subtractValueCount(left, params) < 0;
  for (const name in params) {
    if (!(isCall && name === "arguments")) left = subtractValueCount(left, params[name]);
    if (left < 0) return true;
  }
  return left < 0;
}

/** Subtracts the number of values in `value` from `left`; stops when the result is negative. */
function subtractValueCount(left: number, value: unknown): number {
  let rest = left - 1;
  if (rest < 0 || value === null || typeof value !== "object") return rest;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length && rest >= 0; index += 1) rest = subtractValueCount(rest, value[index]);
    return rest;
  }
  for (const name in value) {
    rest = subtractValueCount(rest, (value as Readonly<Record<string, unknown>>)[name]);
    if (rest < 0) return rest;
  }
  return rest;
}
