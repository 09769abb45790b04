import type { Static } from "@sinclair/typebox";
import { Type } from "@sinclair/typebox";
import { formatted, line, mapping, optional } from "./key-types.ts";

/** A UTC date. */
export const date = (description: string, example: string) =>
  Type.String({
    ...formatted(description, /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "a date such as 2027-06-30", example),
    style: "date",
  });

const dates = {
  since: date("Date of the deprecation.", "2026-11-01"),
  removed_after: optional(
    date("Last day on which the deprecated entry works. A date in the past is an error.", "2027-06-30"),
    "(no removal date)",
  ),
};

/** The older name of an argument. */
export const RENAMED_INPUT = mapping(
  "a renamed input",
  "The current name of the argument, and the dates of the older one.",
  {
    ...dates,
    use: line("Current name of the argument.", "keyword"),
  },
);

/** A deprecation of a tool, route, input, prompt or resource. */
export const DEPRECATION = mapping("a deprecation", "The deprecation: its date and the replacement.", {
  ...dates,
  use: optional(line("Name of the replacement: a tool, an input, a route, ...", "get_messages"), "(no replacement)"),
});

export type DeprecationEntry = Static<typeof DEPRECATION>;
