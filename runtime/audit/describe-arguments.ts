import { createHmac } from "node:crypto";

/** Longer descriptions are replaced by their own length and hash. */
const maxLength = 4_000;
const hashCharacters = 16;
/** Matches the names of arguments that contain ids of objects. These ids are recorded unchanged. */
const idName = /(?:^|_)ids?$/;
const id = /^[\w.:-]{1,100}$/;
const time = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/;

/**
 * Describes the arguments of a call for the audit log, as JSON. Numbers, booleans, times and the ids of objects are
 * recorded unchanged. All other texts, such as messages and secrets, are replaced by their length and a hash.
 */
export type DescribeArguments = (input: Readonly<Record<string, unknown>>) => string;

/** @param secret the key of the HMACs. Without it, a short text could be guessed from its hash. */
export function createDescribeArguments(secret: Buffer): DescribeArguments {
  const reduce = (text: string) => ({
    length: text.length,
    hash: createHmac("sha256", secret).update(text).digest("hex").slice(0, hashCharacters),
  });

  function describe(name: string, value: unknown): unknown {
    if (typeof value === "string")
      return (idName.test(name) && id.test(value)) || time.test(value) ? value : reduce(value);
    if (Array.isArray(value)) return value.map((item) => describe(name, item));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, describe(key, member)]));
  }

  return (input) => {
    const text = JSON.stringify(describe("", input));
    return text.length <= maxLength ? text : JSON.stringify(reduce(text));
  };
}
