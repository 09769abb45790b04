import type { Static } from "@sinclair/typebox";
import { formed, line, mapping, optional } from "./key-types.ts";

const date = (description: string, example: string) =>
  formed(description, /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "a date such as 2027-06-30", example);

/** That callers should stop using something. */
export const DEPRECATION = mapping(
  "a deprecation",
  "Since when callers should stop using it, and what to use instead.",
  {
    since: date("Date since which it is deprecated.", "2026-11-01"),
    removed_after: optional(
      date("Last day on which it works. A day in the past is an error.", "2027-06-30"),
      "(not decided)",
    ),
    use: optional(
      line("Name of what to use instead: a tool, an input, a route, ...", "get_messages"),
      "(nothing replaces it)",
    ),
  },
);

export type DeprecationEntry = Static<typeof DEPRECATION>;
